#include "app/impl.hpp"

#include "app/pages/message_page.hpp"
#include "app/pages/rename_page.hpp"
#include "record/utf8.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

using words::Key;

void App::Impl::ask_name(const std::string& key)
{
    const auto row = std::find_if(saves.rows().begin(), saves.rows().end(),
                                  [&](const SaveRow& candidate) { return candidate.key == key; });
    open_page(std::make_unique<RenamePage>(context, key, row != saves.rows().end() ? row->name : std::string()));
}

/// Without a name that can be seen all stays.
void App::Impl::rename(const std::string& key, const std::string& name)
{
    if (record::can_be_seen(name))
    {
        saves.rename(key, name);
        if (session && session->key() == key)
        {
            session->call(fitting_name(name));
        }
    }
}

// --- the storage speaks ----------------------------------------------------------------------------------------------

void App::Impl::tell_saves()
{
    const auto news = saves.take_news();
    if (!news)
    {
        return;
    }
    switch (news->state)
    {
    case platform::StorageState::Ready:
        banner.clear();
        break;
    case platform::StorageState::Full:
        banner = localizer.text(Key::MessageStorageFull);
        break;
    case platform::StorageState::Slow:
        banner = localizer.text(Key::MessageStorageSlow);
        break;
    case platform::StorageState::Outdated:
        banner = localizer.text(Key::MessageStorageOutdated);
        break;
    case platform::StorageState::Refused:
    case platform::StorageState::Broken:
        banner = localizer.text(Key::MessageStorageFailed, {{"reason", news->detail}});
        break;
    }
    if (news->newer && session && news->newer->key == session->key())
    {
        other_tab_saved(*news->newer);
    }
}

void App::Impl::tell_plain_board()
{
    const std::string& trouble = painter.trouble();
    if (!trouble.empty() && !std::exchange(told_plain_board, true))
    {
        banner = localizer.text(Key::MessagePlainBoard, {{"reason", trouble}});
    }
}

void App::Impl::other_tab_saved(const platform::StoredGame& there)
{
    session->mark_unsaved(); // until the player has chosen
    ask({localizer.text(Key::MessageOtherTab),
         localizer.text(Key::MessageOtherTabText, {{"name", session->name()}}),
         {localizer.text(Key::MessageOtherTabKeep), localizer.text(Key::MessageOtherTabTake)}},
        {[this, there]
         {
             saves.adopt(there);
             autosave();
         },
         [this, there]
         {
             saves.adopt(there);
             auto loaded = record::load_save(there.newest);
             if (!loaded.ok())
             {
                 tell_bad(Key::MessageBadSave, loaded.error(), there.newest, there.key + ".elgrande");
                 return;
             }
             enter(std::move(loaded->game), loaded->cursor, there.key, loaded->name);
         }});
}

void App::Impl::ask_end_try_out()
{
    ask({localizer.text(Key::MessageEndTryOut),
         localizer.text(Key::MessageEndTryOutText),
         {localizer.text(Key::ButtonGoOnTrying), localizer.text(Key::ButtonEndTryOut)}},
        {nullptr, [this] { act(Intent{Intent::Kind::EndTryOut}); }});
}

void App::Impl::ask(Message what, std::vector<std::function<void()>> answers)
{
    open_page(std::make_unique<MessagePage>(std::move(what), std::move(answers)));
}

void App::Impl::tell_bad(words::Key title, const record::LoadError& error, platform::Bytes bytes, std::string name)
{
    ask({localizer.text(title),
         words::plain(words::load_error(localizer, error)) + ". " + localizer.text(Key::MessageBytesKept),
         {localizer.text(Key::ButtonDownload), localizer.text(Key::ButtonOk)}},
        {[this, bytes = std::move(bytes), name = std::move(name)] { download(name, bytes); }, nullptr});
}

} // namespace elgrande::screens
