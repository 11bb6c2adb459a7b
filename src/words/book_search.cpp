#include "words/book.hpp"
#include "words/search.hpp"

#include <algorithm>
#include <tuple>

namespace elgrande::words
{

namespace
{

struct ScoredHit
{
    Hit hit;
    int found = 0; ///< number of words that match
    int score = 0;
};

std::vector<std::string> significant_words(const Localizer& localizer, std::string_view query)
{
    const std::vector<std::string> all = search_words(query);
    const std::vector<std::string> ignored = search_words(localizer.text(Key::SearchIgnored));
    std::vector<std::string> words;
    for (std::string word : all)
    {
        std::erase_if(word, [](char c) { return c == '?' || c == '!' || c == ','; });
        if (!word.empty() && std::find(ignored.begin(), ignored.end(), word) == ignored.end())
        {
            words.push_back(std::move(word));
        }
    }
    return words.empty() ? all : words;
}

/// Returns the text with marks around the words that match.
std::string marked(const std::string& text, const std::vector<std::string>& words, int least)
{
    std::vector<std::string> matching;
    std::copy_if(words.begin(), words.end(), std::back_inserter(matching),
                 [&](const std::string& word) { return match_quality(text, word) >= least; });
    return matching.empty() ? text : mark_matches(text, matching, least);
}

/// Scores a passage. Keywords count twice as much as the text, because texts often mention what another passage
/// explains.
ScoredHit score_passage(Hit hit, const std::string& text, std::string_view keywords,
                        const std::vector<std::string>& words, int least)
{
    ScoredHit result{std::move(hit)};
    for (const std::string& word : words)
    {
        const int in_text = match_quality(text, word);
        const int score = std::max(in_text < least ? 0 : in_text, 2 * std::max(0, match_quality(keywords, word) - 1));
        result.found += score > 0 ? 1 : 0;
        result.score += score;
    }
    result.hit.marked = marked(text, words, least);
    return result;
}

} // namespace

std::vector<Hit> search(const Localizer& localizer, std::span<const Chapter> book, std::string_view query)
{
    const std::vector<std::string> words = significant_words(localizer, query);
    // German has compound words. In other languages a search for "tie" should not find "emptied".
    const int least = localizer.language() == Language::De ? 1 : 2;
    std::vector<ScoredHit> all;
    int most = 0;
    for (std::size_t c = 0; c < book.size(); ++c)
    {
        all.push_back(score_passage({c, 0, {}}, book[c].title, {}, words, least));
        for (std::size_t p = 0; p < book[c].passages.size(); ++p)
        {
            const Passage& passage = book[c].passages[p];
            if (passage.kind != Passage::Kind::Picture) // pictures repeat the paragraph above them
            {
                all.push_back(score_passage({c, p + 1, {}}, passage.text, passage.keywords, words, least));
            }
        }
    }
    for (const ScoredHit& one : all)
    {
        most = std::max(most, one.found);
    }
    if (most == 0)
    {
        return {};
    }
    std::erase_if(all, [&](const ScoredHit& one) { return one.found < most; });
    std::vector<int> best(book.size(), 0);
    for (const ScoredHit& one : all)
    {
        best[one.hit.chapter] = std::max(best[one.hit.chapter], one.score);
    }
    const auto rank = [&](const ScoredHit& one)
    {
        const bool below = one.hit.passage > 0; // a title comes before the passages below it
        return std::tuple(-best[one.hit.chapter], one.hit.chapter, below, -one.score, one.hit.passage);
    };
    std::sort(all.begin(), all.end(), [&](const ScoredHit& a, const ScoredHit& b) { return rank(a) < rank(b); });
    std::vector<Hit> hits;
    std::transform(all.begin(), all.end(), std::back_inserter(hits), [](ScoredHit& one) { return std::move(one.hit); });
    return hits;
}

} // namespace elgrande::words
