#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// Makes a page when it is opened.
using PageMaker = std::function<std::unique_ptr<Page>(const PageContext&)>;

/// The pages that the intent OpenPage opens by their names.
class PageRegistry
{
public:
    /// With the pages of the program.
    PageRegistry();

    void add(std::string name, PageMaker maker) { makers_[std::move(name)] = std::move(maker); }

    /// The new page; nothing if no page has this name.
    std::unique_ptr<Page> make(const std::string& name, const PageContext& context) const;

    std::vector<std::string> names() const;

private:
    std::map<std::string, PageMaker> makers_;
};

} // namespace elgrande::screens
