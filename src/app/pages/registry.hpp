#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::screens
{

/// Creates a page when it is opened.
using PageMaker = std::function<std::unique_ptr<Page>(const PageContext&)>;

/// The pages that can be opened by name, with the intent OpenPage.
class PageRegistry
{
public:
    /// Contains the pages that need nothing but a context; the others are added.
    PageRegistry();

    /// Adds a page, in place of one with this name.
    void add(std::string name, PageMaker maker) { makers_[std::move(name)] = std::move(maker); }

    /// Creates the page with this name. Returns nullptr if there is none.
    std::unique_ptr<Page> make(const std::string& name, const PageContext& context) const;

    /// Returns the names of all pages in alphabetical order.
    std::vector<std::string> names() const;

private:
    std::map<std::string, PageMaker> makers_;
};

} // namespace elgrande::screens
