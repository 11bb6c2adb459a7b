#include "board/board_pieces.hpp"

#include "board/arrangement.hpp"
#include "board/flat/pieces.hpp"
#include "board/lettering/type.hpp"
#include "board/number.hpp"
#include "board/overseas/charts.hpp"
#include "rules/order.hpp"

#include <algorithm>
#include <vector>

namespace elgrande::board
{

namespace
{

/// Something that stands on the board.
struct BoardPiece
{
    enum class Kind : std::uint8_t
    {
        Cubes,
        OnSpace, ///< one caballero on the space `number`
        Grande,
        King,
        Tower
    };

    float y = 0.0F; ///< lower end of its box; what is lower is nearer
    Kind kind = Kind::Cubes;
    int seat = 0;
    int place = 0;
    int number = 0; ///< of the part, or of the space
};

void add_groups(const Scene& scene, int place, std::vector<BoardPiece>& all)
{
    const auto& counts = scene.caballeros[static_cast<std::size_t>(place)];
    for (int owner = 0; owner < owner_count; ++owner)
    {
        for (std::size_t part = 0; counts[static_cast<std::size_t>(owner)] > 0 && part < parts.size(); ++part)
        {
            const Group group = group_of(scene, place, owner, parts[part]);
            if (group.count > 0)
            {
                all.push_back({group.box.bottom(), BoardPiece::Kind::Cubes, owner, place, static_cast<int>(part)});
            }
        }
    }
}

void add_on_spaces(const Scene& scene, int place, std::vector<BoardPiece>& all)
{
    for (int space = 0; space < static_cast<int>(chart_of(place).spaces.size()); ++space)
    {
        const int owner = holder_of(scene, place, space);
        if (owner >= 0 && scene.caballeros[static_cast<std::size_t>(place)][static_cast<std::size_t>(owner)] > 0)
        {
            all.push_back({box_on_space(place, space).bottom(), BoardPiece::Kind::OnSpace, owner, place, space});
        }
    }
}

std::vector<BoardPiece> pieces_from_back(const Scene& scene)
{
    std::vector<BoardPiece> all;
    all.reserve(64);
    for (int region = 0; region < region_count; ++region)
    {
        add_groups(scene, region, all);
    }
    for (const int place : charts_in(scene))
    {
        add_groups(scene, place, all);
        add_on_spaces(scene, place, all);
    }
    const Nobles nobles = nobles_of(scene);
    for (int seat = 0; seat < seat_count; ++seat)
    {
        const int region = scene.grande[static_cast<std::size_t>(seat)];
        if (region >= 0)
        {
            const float y = tall_box(nobles.grandes[static_cast<std::size_t>(seat)], grande_half, grande_rise).bottom();
            all.push_back({y, BoardPiece::Kind::Grande, seat, region});
        }
    }
    if (scene.king >= 0)
    {
        all.push_back({tall_box(nobles.king, king_half, king_rise).bottom(), BoardPiece::Kind::King, 0, scene.king});
    }
    all.push_back({geometry().castillo_tower.y + 90.0F, BoardPiece::Kind::Tower, 0, castillo_place});
    put_in_order(all, [](const BoardPiece& a, const BoardPiece& b) { return a.y < b.y; });
    return all;
}

/// Draws what stands on the board: as solids with numbers, flags and marks by ImGui, or all of it by ImGui.
class PiecePainter
{
public:
    PiecePainter(const Pen& pen, const Scene& scene, float point, Solids* solids)
        : pen_(pen), scene_(scene), point_(point), nobles_(nobles_of(scene)), solids_(solids)
    {
    }

    /// Adds the solids of a piece. All solids are added first, as one call draws them.
    void add_solids(const BoardPiece& piece) const
    {
        switch (piece.kind)
        {
        case BoardPiece::Kind::Cubes:
            add_cubes(piece);
            break;
        case BoardPiece::Kind::OnSpace:
            solids_->add(Solids::Kind::Caballero, foot_on_space(piece.place, piece.number),
                         colour_of(scene_, piece.seat), light_of_group(piece), space_size);
            break;
        case BoardPiece::Kind::Grande:
            solids_->add(Solids::Kind::Grande, grande(piece).foot, colour_of(scene_, piece.seat),
                         light_of_grande(piece), grande(piece).size);
            break;
        case BoardPiece::Kind::King:
            solids_->add(Solids::Kind::King, nobles_.king.foot, piece.place < region_count ? Solids::seals : 0,
                         light_of_king(), nobles_.king.size);
            break;
        case BoardPiece::Kind::Tower:
            break;
        }
    }

    void draw(const BoardPiece& piece) const
    {
        switch (piece.kind)
        {
        case BoardPiece::Kind::Cubes:
            draw_cubes(piece);
            break;
        case BoardPiece::Kind::OnSpace:
            if (solids_ == nullptr)
            {
                draw_cube(pen_.at(foot_on_space(piece.place, piece.number), space_size), {},
                          colour_of(scene_, piece.seat), light_of_group(piece), cube_size);
            }
            break;
        case BoardPiece::Kind::Grande:
            (solids_ != nullptr ? draw_coat : draw_grande)(pen_at(grande(piece)), {}, colour_of(scene_, piece.seat),
                                                           light_of_grande(piece));
            break;
        case BoardPiece::Kind::King:
            if (solids_ == nullptr)
            {
                draw_king(pen_at(nobles_.king), {}, light_of_king());
            }
            break;
        case BoardPiece::Kind::Tower: // the solid one is part of the ground, which is cached
            if (solids_ == nullptr)
            {
                draw_tower(pen_, geometry().castillo_tower,
                           light_of(scene_, Target::of_place(castillo_place), has(scene_.lit.places, castillo_place)));
            }
            break;
        }
    }

private:
    Pen pen_at(const Spot& spot) const { return pen_.at(spot.foot, spot.size); }
    Spot grande(const BoardPiece& piece) const { return nobles_.grandes[static_cast<std::size_t>(piece.seat)]; }
    Light light_of_king() const { return light_of(scene_, Target::of_king(), scene_.lit.king); }
    Light light_of_grande(const BoardPiece& piece) const
    {
        return light_of(scene_, Target::of_grande(piece.seat), has(scene_.lit.grandes, piece.seat));
    }

    Part part_of(const BoardPiece& piece) const { return parts[static_cast<std::size_t>(piece.number)]; }
    int count_of(const BoardPiece& piece) const
    {
        return crowd_of(scene_, piece.place).count(part_of(piece), static_cast<std::size_t>(piece.seat));
    }

    Group group_of_cubes(const BoardPiece& piece) const
    {
        return group_of(scene_, piece.place, piece.seat, part_of(piece));
    }

    Light light_of_group(const BoardPiece& piece) const
    {
        const bool lit = has(scene_.lit.caballeros[static_cast<std::size_t>(piece.place)], piece.seat);
        return light_of(scene_, Target::of_caballeros(piece.seat, piece.place), lit);
    }

    /// Only the last cube of a selected group is lifted: it is the one that would move.
    template <class Each>
    void for_cubes(const BoardPiece& piece, const Group& group, Each each) const
    {
        const Light light = light_of_group(piece);
        for (int i = 0; i < group.count; ++i)
        {
            Light own = light;
            own.selected = light.selected && i + 1 == group.count;
            each(group.cubes[static_cast<std::size_t>(i)], own);
        }
    }

    void draw_cubes(const BoardPiece& piece) const
    {
        const int colour = colour_of(scene_, piece.seat);
        const Group group = group_of_cubes(piece);
        if (solids_ == nullptr)
        {
            for_cubes(piece, group,
                      [&](Vec foot, Light light)
                      {
                          if (light.lit)
                          {
                              draw_cube_halo(pen_, foot, group.size * cube_size);
                          }
                      });
        }
        // The bearer of the flag is Group::bearer, or the last cube if the bearer is lifted.
        const bool lifted = scene_.selected == Target::of_caballeros(piece.seat, piece.place) && scene_.lifts_bearer;
        const bool bears =
            piece.seat < seat_count && scene_.bearer[static_cast<std::size_t>(piece.seat)] == piece.place;
        int left = !bears ? -1 : lifted ? group.count - 1 : group.bearer;
        for_cubes(piece, group,
                  [&](Vec foot, Light light)
                  {
                      const Pen here = pen_.at(foot, group.size);
                      if (solids_ == nullptr)
                      {
                          draw_cube(here, {}, colour, light, cube_size);
                      }
                      if (left-- == 0)
                      {
                          draw_flag(here, {}, colour, light, cube_size);
                      }
                  });
        if (group.numbered)
        {
            (group.condensed ? draw_number_plate : draw_number)(pen_, group.number, count_of(piece), point_);
        }
    }

    void add_cubes(const BoardPiece& piece) const
    {
        const Group group = group_of_cubes(piece);
        for_cubes(piece, group,
                  [&](Vec foot, Light light)
                  { solids_->add(Solids::Kind::Caballero, foot, colour_of(scene_, piece.seat), light, group.size); });
    }

    const Pen& pen_;
    const Scene& scene_;
    float point_;
    Nobles nobles_;
    Solids* solids_; ///< null: ImGui draws everything
};

constexpr float castillo_cube_size = 14.0F;

void add_castillo_cubes(const Scene& scene, Solids& solids)
{
    for (int seat = 0; seat < owner_count; ++seat)
    {
        if (!shows_in_castillo(scene, seat))
        {
            continue;
        }
        const bool lit = has(scene.lit.caballeros[castillo_place], seat);
        solids.add(Solids::Kind::Caballero, castillo_cube(seat), colour_of(scene, seat),
                   light_of(scene, Target::of_caballeros(seat, castillo_place), lit), castillo_cube_size / cube_size);
    }
}

/// Draws the number of caballeros in the Castillo: of each owner, or "?" while that is secret, and the total if shown.
void draw_castillo_content(const Pen& pen, const Scene& scene, float point, bool solid)
{
    for (int seat = 0; seat < owner_count; ++seat)
    {
        if (!shows_in_castillo(scene, seat))
        {
            continue;
        }
        const Vec foot = castillo_cube(seat);
        const bool lit = has(scene.lit.caballeros[castillo_place], seat);
        if (!solid)
        {
            draw_cube(pen, foot, colour_of(scene, seat),
                      light_of(scene, Target::of_caballeros(seat, castillo_place), lit), castillo_cube_size);
        }
        Lettering style;
        style.face = Face::Bold;
        style.size = std::max(17.0F * pen.scale(), 10.5F * point);
        style.colour = ink::halo;
        style.align = Align::Centre;
        style.anchor = Anchor::Middle;
        style.halo = faded(ink::night, 0.5F);
        style.halo_width = 1.0F;
        const Number count(scene.castillo ? (*scene.castillo)[static_cast<std::size_t>(seat)] : 0);
        draw_text(pen.list(), pen.to_screen(foot + Vec{0.0F, 17.0F}), scene.castillo ? count.text() : "?", style);
    }
    if (scene.castillo_total >= 0)
    {
        const Vec gate = geometry().castillo_tower + Vec{0.0F, 64.0F};
        const Box label = box_around(gate, 38.0F, 23.0F);
        pen.box(label, 8.0F, ink::paper);
        pen.frame(label, 8.0F, ink::brown, 1.4F);
        draw_number(pen, gate, scene.castillo_total, point);
    }
}

} // namespace

void add_board_pieces(const Scene& scene, const Pen& pen, float point, Solids& solids)
{
    const PiecePainter painter(pen, scene, point, &solids);
    const std::vector<BoardPiece> all = pieces_from_back(scene);
    std::for_each(all.begin(), all.end(), [&](const BoardPiece& piece) { painter.add_solids(piece); });
    add_castillo_cubes(scene, solids);
}

void draw_board_pieces(const Scene& scene, const Pen& pen, float point, Solids* solids)
{
    const PiecePainter painter(pen, scene, point, solids);
    const std::vector<BoardPiece> all = pieces_from_back(scene);
    std::for_each(all.begin(), all.end(), [&](const BoardPiece& piece) { painter.draw(piece); });
    draw_castillo_content(pen, scene, point, solids != nullptr);
}

} // namespace elgrande::board
