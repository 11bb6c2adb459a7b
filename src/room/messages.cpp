#include "room/messages.hpp"

#include "record/archive/bytes.hpp"
#include "record/fields.hpp"
#include "record/save_fields.hpp"
#include "record/utf8.hpp"
#include "rules/cards/card.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

// Each message has one serialize() function, which lists its fields for both writing and reading. When reading, it also
// checks that the values are consistent, and throws record::Malformed if not; the functions of the header catch it.
namespace elgrande::room
{

using record::below;
using record::Malformed;
using record::ranged;

namespace
{

constexpr char message_mark = 'R';
constexpr std::size_t hello_kind = 1; ///< the alternative of Message; the same in all versions
constexpr std::size_t head_bytes = 3; ///< mark, version, kind

constexpr std::uint64_t all_numbers = std::uint64_t{1} << 32U;
constexpr std::size_t action_bytes = 3;
constexpr std::size_t min_line_bytes = 8;
constexpr std::size_t min_event_bytes = 4;
constexpr std::size_t max_events = 4'096; ///< of one action

/// True if the event says what happens to a piece, disk or score of its seat, so it must have one.
bool concerns_seat(const Event& event)
{
    const Piece moves = traits_of(event.kind).moves;
    return pays(event) || moves == Piece::Caballero || moves == Piece::Bearer || moves == Piece::Grande
           || event.kind == EventKind::DiskRevealed || event.kind == EventKind::VetoKept
           || event.kind == EventKind::VetoUsed || (event.kind == EventKind::CastilloUncovered && event.count > 0);
}

/// True if only a player can be Event::seat, neither the dummy nor the Inquisitor.
bool concerns_player(const Event& event)
{
    const Piece moves = traits_of(event.kind).moves;
    return moves == Piece::Bearer || moves == Piece::Grande || event.kind == EventKind::DiskRevealed
           || event.kind == EventKind::VetoKept || event.kind == EventKind::VetoUsed;
}

/// The highest Event::count of a kind.
int max_count(EventKind kind)
{
    switch (kind)
    {
    case EventKind::RoundBegan:
    case EventKind::GeneralScoringBegan:
        return last_round;
    case EventKind::BoardMoved:
    case EventKind::QuarantineEnded:
        return mobile_board_count - 1;
    case EventKind::ModifierPassed:
    case EventKind::ModifierAdded:
    case EventKind::ModifierTakenBack:
        return modifier_count;
    case EventKind::CardTaken:
    case EventKind::CardRemoved:
        return stack_count;
    default:
        return 255;
    }
}

/// Throws Malformed if code that shows the event could not.
void check_event(const Event& event, const Setup& setup)
{
    constexpr int max_rank = 3;
    const bool numbers_fit = event.count <= max_count(event.kind) && event.rank <= max_rank
                             && (event.card < catalogue().size() || event.card == no_card);
    const bool seat_fits = concerns_player(event) ? event.seat < setup.players
                           : concerns_seat(event) ? event.seat != nobody
                                                  : true;
    const bool needs_place = event.kind == EventKind::Placed || is_of_scoring(event);
    if (!numbers_fit || !seat_fits || (needs_place && !is_on_board(event.to)))
    {
        record::refuse("event", "it cannot happen in a game");
    }
}

} // namespace

// --- fields of several messages --------------------------------------------------------------------------------------

template <class Archive>
void key_field(Archive& archive, const char* what, Key& key)
{
    for (std::uint8_t& byte : key.bytes)
    {
        archive(below(what, byte, 256));
    }
}

template <class Archive>
void token_field(Archive& archive, std::optional<Token>& token)
{
    record::field_or_default(archive, "token", token, std::optional<Token>(),
                             [&] { key_field(archive, "token", token ? *token : token.emplace()); });
}

/// A number of an update or a request.
template <class Archive>
void number_field(Archive& archive, const char* what, std::uint32_t& number)
{
    archive(below(what, number, all_numbers));
}

// --- from a guest ----------------------------------------------------------------------------------------------------

template <class Archive>
void serialize(Archive& archive, Hello& hello)
{
    key_field(archive, "secret", hello.secret);
    token_field(archive, hello.token);
}

template <class Archive>
void serialize(Archive& archive, Claim& claim)
{
    archive(ranged("claim", claim.number, 1, all_numbers - 1));
    record::seat_field(archive, "seat", claim.seat, max_players);
    record::text_field(archive, "name", claim.name);
    if (!claim.name.empty() && !record::can_be_seen(claim.name))
    {
        record::refuse("name", "nobody can see it");
    }
}

template <class Archive>
void serialize(Archive& archive, Acknowledged& acknowledged)
{
    number_field(archive, "update", acknowledged.update);
}

/// The actions stand without a set-up, which the message does not contain.
template <class Archive>
void serialize(Archive& archive, Answer& answer)
{
    number_field(archive, "game", answer.game);
    record::list_fields(archive, "actions", answer.actions, max_answer_actions, action_bytes,
                        [&archive](Action& action)
                        {
                            record::kind_and_place_fields(archive, action);
                            archive(below("action", action.a, 256));
                        });
    archive(below("card that returns", answer.put_back, 256));
    if (answer.actions.empty() == (answer.put_back == 0))
    {
        record::refuse("answer", "either actions or a card");
    }
}

template <class Archive>
void serialize(Archive& archive, UndoRequest& request)
{
    archive(ranged("undo", request.number, 1, all_numbers - 1));
    number_field(archive, "game", request.game);
    archive(below("whole turn", request.whole_turn, 2));
}

template <class Archive>
void serialize(Archive& archive, UndoConsent& consent)
{
    archive(ranged("undo", consent.number, 1, all_numbers - 1), below("consent", consent.agrees, 2));
}

template <class Archive>
void serialize(Archive& archive, ShowSign& shown)
{
    archive(ranged("sign", shown.number, 1, all_numbers - 1), below("sign", shown.sign, sign_count));
}

// --- from the table --------------------------------------------------------------------------------------------------

template <class Archive>
void serialize(Archive& archive, Member& member)
{
    archive(member.player, below("holder", member.holder, holder_count), below("sign", member.sign.sign, sign_count));
    number_field(archive, "sign", member.sign.number);
}

/// An event; of a secret one only what everybody may know.
template <class Archive>
void event_field(Archive& archive, table::VisibleEvent& visible, const Setup& setup)
{
    Event& event = visible.event;
    archive(below("event", event.kind, event_kind_count), below("secret", visible.secret, 2));
    record::owner_field(archive, "seat of an event", event.seat);
    archive(below("card of an event", event.card, 256));
    if (!visible.secret)
    {
        record::owner_field(archive, "seat of an event", event.by);
        record::place_field(archive, "place of an event", event.from);
        record::place_field(archive, "place of an event", event.to);
        archive(below("count of an event", event.count, 256), below("rank of an event", event.rank, 256),
                below("points of an event", event.points, 256));
    }
    check_event(event, setup);
}

/// An event of the start, which is never secret.
template <class Archive>
void start_event_field(Archive& archive, Event& event, const Setup& setup)
{
    table::VisibleEvent visible{event, false};
    event_field(archive, visible, setup);
    if (visible.secret)
    {
        record::refuse("start", "it is not secret");
    }
    event = visible.event;
}

template <class Archive>
void line_field(Archive& archive, table::LogLine& line, const Setup& setup)
{
    record::seat_field(archive, "seat of a line", line.seat, setup.players);
    archive(below("round of a line", line.round, last_round + 1));
    record::question_field(archive, line.question);
    record::field_or_default(
        archive, "action of a line", line.action, std::optional<Action>(),
        [&] { record::action_field(archive, line.action ? *line.action : line.action.emplace(), setup); });
    record::owner_field(archive, "turn of a line", line.active);
    archive(below("events of a turn", line.of_turn, max_events + 1));
    record::list_fields(archive, "events", line.events, max_events, min_event_bytes,
                        [&](table::VisibleEvent& event) { event_field(archive, event, setup); });
    if (line.of_turn > line.events.size())
    {
        record::refuse("events of a turn", "more than all");
    }
}

template <class Archive>
void log_fields(Archive& archive, Update& update)
{
    archive(below("first line", update.first_line, record::max_actions + 1),
            below("lines", update.line_count, record::max_actions + 1));
    record::list_fields(archive, "lines", update.lines, record::max_actions, min_line_bytes,
                        [&](table::LogLine& line) { line_field(archive, line, update.twin.setup); });
    if (update.first_line + update.lines.size() > update.line_count)
    {
        record::refuse("lines", "more than all");
    }
    std::size_t moment = update.first_line;
    for (table::LogLine& line : update.lines)
    {
        line.moment = ++moment; // follows from the index
    }
}

/// The question whether the update's seat agrees to an undo, and the last undo.
template <class Archive>
void undo_fields(Archive& archive, Update& update)
{
    UndoQuestion& question = update.undo_question;
    number_field(archive, "question", question.number);
    record::seat_field(archive, "who wants to undo", question.by, update.twin.players());
    archive(below("something hidden was seen", question.seen, 2));
    const bool is_empty = question == UndoQuestion();
    if (question.number == 0 ? !is_empty : update.seat == nobody || question.by == update.seat)
    {
        record::refuse("question", "nobody can be asked this");
    }
    number_field(archive, "undone", update.undone.number);
    record::seat_field(archive, "who has undone", update.undone.by, update.twin.players());
}

template <class Archive>
void times_field(Archive& archive, Update& update)
{
    record::list_fields(archive, "thinking times", update.times.ms, max_players, 1,
                        [&archive](std::uint32_t& ms) { number_field(archive, "thinking time", ms); });
    archive(below("thinking times", update.times.are_running, 2));
    if (!update.times.ms.empty() && update.times.ms.size() != update.members.size())
    {
        record::refuse("thinking times", "one for each player");
    }
}

/// Throws Malformed unless a game of these players can begin at the twin.
void check_game(const Update& update)
{
    record::Game game{.setup = update.twin.setup, .start = update.twin};
    for (const Member& member : update.members)
    {
        game.players.push_back(member.player);
    }
    if (auto wrong = record::validate_start(game))
    {
        throw Malformed(std::move(*wrong));
    }
}

template <class Archive>
void serialize(Archive& archive, Update& update)
{
    number_field(archive, "update", update.number);
    number_field(archive, "game", update.game);
    archive(update.twin);
    record::seat_field(archive, "seat", update.seat, update.twin.players());
    token_field(archive, update.token);
    number_field(archive, "claim", update.claim);
    archive(below("claim", update.claim_state, claim_state_count));
    record::list_fields(archive, "players", update.members, max_players, record::smallest_player,
                        [&archive](Member& member) { archive(member); });
    if (Archive::is_loading::value)
    {
        check_game(update);
    }
    log_fields(archive, update);
    number_field(archive, "undo", update.undo);
    archive(below("undo", update.undo_state, undo_state_count));
    number_field(archive, "sign", update.sign);
    archive(below("later", update.later, 2));
    record::list_fields(archive, "start", update.start, max_start_events, min_event_bytes,
                        [&](Event& event) { start_event_field(archive, event, update.twin.setup); });
    undo_fields(archive, update);
    archive(below("only watches", update.only_watches, 2));
    if (update.only_watches && update.seat != nobody)
    {
        record::refuse("seat", "the guest only watches");
    }
    times_field(archive, update);
}

template <class Archive>
void serialize(Archive& archive, Refused& refused)
{
    number_field(archive, "game", refused.game);
    archive(below("rule", refused.rule, static_cast<std::uint64_t>(last_rule) + 1));
}

template <class Archive>
void serialize(Archive& archive, KeptOut& told)
{
    archive(below("reason", told.reason, kept_out_reason_count));
}

template <class Archive>
void serialize(Archive& /*archive*/, OtherVersion& /*told*/)
{
}

// --- header of a message ---------------------------------------------------------------------------------------------

template <class Archive>
void serialize(Archive& archive, Message& message)
{
    char mark = message_mark;
    std::uint8_t made_by = version;
    archive(below("mark", mark, 256), below("version", made_by, 256));
    if (mark != message_mark)
    {
        throw Malformed("it is not a message of a room", record::ErrorKind::Foreign);
    }
    if (made_by != version)
    {
        throw Malformed("it has another version", record::ErrorKind::Newer);
    }
    record::alternative_field(archive, "kind", message);
    std::visit([&archive](auto& one) { archive(one); }, message);
}

Bytes write_message(const Message& message)
{
    Bytes bytes = record::written_bytes(message);
    return bytes.size() <= max_message_bytes ? bytes : Bytes();
}

record::Loaded<Message> read_message(std::span<const std::byte> bytes)
{
    try
    {
        if (bytes.size() > max_message_bytes)
        {
            throw Malformed("it is too long", record::ErrorKind::TooLarge);
        }
        return record::read_bytes<Message>(bytes);
    }
    catch (const std::exception& wrong)
    {
        return record::to_load_error(wrong, "this message cannot be read: ");
    }
}

std::size_t max_bytes_of(const table::LogLine& line)
{
    constexpr std::size_t line_bytes = 20;
    constexpr std::size_t event_bytes = 10;
    return line_bytes + event_bytes * line.events.size();
}

std::optional<Secret> secret_of_hello(std::span<const std::byte> bytes)
{
    Secret secret;
    if (bytes.size() < head_bytes + secret.bytes.size() || std::to_integer<char>(bytes[0]) != message_mark
        || std::to_integer<std::size_t>(bytes[2]) != hello_kind)
    {
        return std::nullopt;
    }
    std::transform(bytes.begin() + head_bytes, bytes.begin() + head_bytes + secret.bytes.size(), secret.bytes.begin(),
                   [](std::byte byte) { return std::to_integer<std::uint8_t>(byte); });
    return secret;
}

namespace
{

constexpr std::string_view key_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t key_length = 22; ///< letters of a key, 6 bits each; the last one holds 2
constexpr unsigned key_bits = 128;

} // namespace

std::string to_text(const Key& key)
{
    std::string text;
    for (unsigned first = 0; first < key_bits; first += 6)
    {
        unsigned letter = 0;
        for (unsigned bit = first; bit < first + 6; ++bit)
        {
            const bool is_set = bit < key_bits && (key.bytes[bit / 8] >> (7 - bit % 8) & 1U) != 0;
            letter = letter << 1U | (is_set ? 1U : 0U);
        }
        text += key_letters[letter];
    }
    return text;
}

std::optional<Key> key_of_text(std::string_view text)
{
    if (text.size() != key_length)
    {
        return std::nullopt;
    }
    Key key;
    for (unsigned i = 0; i < key_length; ++i)
    {
        const std::size_t letter = key_letters.find(text[i]);
        if (letter == std::string_view::npos)
        {
            return std::nullopt;
        }
        for (unsigned bit = 0; bit < 6; ++bit)
        {
            const bool is_set = (letter >> (5 - bit) & 1U) != 0;
            const unsigned at = 6 * i + bit;
            if (is_set && at >= key_bits)
            {
                return std::nullopt; // a key has one text only
            }
            if (is_set)
            {
                key.bytes[at / 8] = static_cast<std::uint8_t>(key.bytes[at / 8] | 1U << (7 - at % 8));
            }
        }
    }
    return key;
}

} // namespace elgrande::room
