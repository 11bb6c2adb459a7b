#include "screens/mirror_page.hpp"

#include "words/sentences.hpp"

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr std::size_t log_lines = 40;

void append(std::string& list, const std::string& entry)
{
    list += (list.empty() ? "" : ", ") + entry;
}

std::string counts(const Shown& shown, const PerSeat<std::uint8_t>& caballeros)
{
    std::string list;
    for (int seat = 0; seat < shown.view.owner_count(); ++seat)
    {
        const int count = caballeros[static_cast<std::size_t>(seat)];
        if (count > 0)
        {
            append(list, shown.names[static_cast<std::size_t>(seat)] + " " + std::to_string(count));
        }
    }
    return list;
}

std::string seat_line(const Shown& shown, Seat seat)
{
    const PlayerView& view = shown.view;
    const words::Argument who("player", words::player(shown.names, seat));
    const words::Argument points("points", view.score[seat]);
    const words::Argument court("count", view.court[seat]);
    const words::Argument province("left", view.province[seat]);
    if (view.bid[seat] == 0)
    {
        return shown.speech.say(Key::MirrorSeatNoBid, {who, points, court, province});
    }
    return shown.speech.say(Key::MirrorSeat, {who, points, court, province, {"value", shown.bid_text(seat)}});
}

std::string place_line(const Shown& shown, Place place)
{
    const PlayerView& view = shown.view;
    const words::Argument name("place", words::place(shown.speech, view.setup.edition, place));
    const words::Argument board("board", words::board(view.board[index(place)]));
    if (place == Place::Castillo && !view.castillo)
    {
        return shown.speech.say(Key::MirrorCastilloHidden, {board});
    }
    const std::string list = counts(shown, place == Place::Castillo ? *view.castillo : view.caballeros[index(place)]);
    return list.empty() ? shown.speech.say(Key::MirrorPlaceEmpty, {name, board})
                        : shown.speech.say(Key::MirrorPlace, {name, board, {"list", list}});
}

std::string card_line(const Shown& shown)
{
    std::string list;
    for (std::size_t i = 0; i < stack_count; ++i)
    {
        const CardId id = shown.view.offered[i];
        if (id >= catalogue().size())
        {
            continue;
        }
        const std::string title = words::card_name(shown.speech, id);
        const Seat taker = shown.view.taken_by[i];
        append(list, taker < shown.names.size() ? shown.speech.say(
                         Key::MirrorCardTaken, {{"card", title}, {"player", words::player(shown.names, taker)}})
                                                : title + " – " + words::card_line(shown.speech, id));
    }
    return shown.speech.say(Key::MirrorCards, {{"list", list}});
}

std::vector<std::string> position(const Shown& shown)
{
    const PlayerView& view = shown.view;
    std::vector<std::string> lines;
    lines.reserve(std::size_t{max_players} + place_count + 4);
    for (int seat = 0; seat < view.players(); ++seat)
    {
        lines.push_back(seat_line(shown, static_cast<Seat>(seat)));
    }
    if (has_dummy(view.setup))
    {
        const Seat dummy = dummy_seat(view.setup);
        lines.push_back(shown.speech.say(Key::MirrorDummy, {{"player", words::player(shown.names, dummy)},
                                                            {"value", view.bid[dummy]},
                                                            {"left", view.province[dummy]}}));
    }
    for (int place = 0; place < place_count; ++place)
    {
        lines.push_back(place_line(shown, static_cast<Place>(place)));
    }
    lines.push_back(shown.speech.say(Key::MirrorKing,
                                     {{"place", words::kings_place(shown.speech, view.setup.edition, view.king)}}));
    for (int seat = 0; seat < view.players(); ++seat)
    {
        const Place home = view.grande[static_cast<std::size_t>(seat)];
        lines.push_back(
            shown.speech.say(Key::MirrorGrande, {{"player", words::player(shown.names, static_cast<Seat>(seat))},
                                                 {"place", words::place(shown.speech, view.setup.edition, home)}}));
    }
    for (int seat = 0; seat < view.players(); ++seat)
    {
        if (const Place at = view.bearer[static_cast<std::size_t>(seat)]; at != Place::Nowhere)
        {
            lines.push_back(
                shown.speech.say(Key::MirrorBearer, {{"player", words::player(shown.names, static_cast<Seat>(seat))},
                                                     {"place", words::place(shown.speech, view.setup.edition, at)}}));
        }
    }
    lines.push_back(card_line(shown));
    for (std::string& line : lines)
    {
        line = words::plain(line);
    }
    return lines;
}

} // namespace

Mirror mirror_of_table(const Shown& shown)
{
    Mirror mirror;
    mirror.title =
        shown.over() ? shown.speech.say(Key::RoundOver) : shown.speech.say(Key::RoundOf, {{"round", shown.view.round}});
    mirror.prompt = words::plain(shown.looking_back ? shown.speech.say(Key::PromptLookingBack)
                                                    : words::prompt(shown.speech, shown.view, shown.names));
    mirror.position = position(shown);
    const std::size_t first = shown.log.size() > log_lines ? shown.log.size() - log_lines : 0;
    for (std::size_t i = first; i < shown.log.size(); ++i)
    {
        mirror.log.push_back(words::plain(shown.log[i].said));
    }
    for (int i = 0; i < shown.view.legal.size(); ++i)
    {
        mirror.answers.push_back(
            {i, words::plain(words::answer(shown.speech, shown.view, shown.names, shown.view.legal[i]))});
    }
    return mirror;
}

} // namespace elgrande::screens
