#include "cli/files.hpp"

#include "cli/arguments.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"

#include <fstream>
#include <iostream>
#include <span>
#include <vector>

namespace elgrande::cli
{

namespace
{

/// Returns the bytes of the file, but at most max_record_bytes + 1: enough to recognise a file that is too large.
std::string contents(std::istream& file)
{
    std::string text(record::max_record_bytes + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

std::string contents(const std::string& path)
{
    if (path == "-")
    {
        return contents(std::cin);
    }
    std::ifstream file = open_file(path);
    return contents(file);
}

record::Game read_save(const std::string& path, const std::string& text)
{
    auto saved = record::load_save(std::as_bytes(std::span(text)));
    if (!saved)
    {
        throw Failure(path + ": " + to_string(saved.error()));
    }
    // Undone actions are not part of the game.
    record::truncate(saved->game, saved->cursor);
    return std::move(saved->game);
}

} // namespace

std::ifstream open_file(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    // A directory can be opened, but not read.
    if (!file || file.peek() == std::ifstream::traits_type::eof())
    {
        throw Failure(path + ": " + (file.is_open() && file.eof() ? "the file is empty" : "cannot be read"));
    }
    return file;
}

record::Game read_game(const std::string& path)
{
    const std::string text = contents(path);
    if (text.substr(0, 4) == "ELGR")
    {
        return read_save(path, text);
    }
    auto game = record::read_record(text);
    if (!game)
    {
        throw Failure(path + ": " + to_string(game.error()));
    }
    return std::move(*game);
}

} // namespace elgrande::cli
