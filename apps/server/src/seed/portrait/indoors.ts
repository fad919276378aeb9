import type { Random } from '../random.ts';
import { posy } from './flowers.ts';
import type { Scene } from './scene.types.ts';
import { at, box, dot, fade, glow, group, mix, oval, path, stroke, times } from './svg.ts';

const walls = ['#f3d9c3', '#e9dfcc', '#dbe3d6', '#d6e0e4', '#f1d3cb', '#e5d8e6', '#f4e2b8'];
const spines = ['#c8604b', '#e0aa55', '#5f8791', '#8aa07a', '#b56a7c', '#efe3cd', '#7a6a94', '#d98f5f'];

/** A wall in the light of a window outside the picture. */
function room(wall: string): string {
  return (
    `<defs>${fade('wall', [mix(wall, '#fffaf0', 0.5), wall, mix(wall, '#b98f78', 0.25)], [0.7, 1])}${glow('lamp', '#fff4d4', 0.9)}</defs>` +
    box(0, 0, 600, 800, 'url(#wall)') +
    path('M-40 60L240-60L420 420L80 620Z', '#fffaf0', 'opacity=".3"')
  );
}

const pane = (x: number, y: number, width: number, height: number, outside: string, frame = '#fffaf2') =>
  box(x, y, width, height, outside) +
  path(
    `M${x} ${y + height * 0.7}C${x + width * 0.3} ${y + height * 0.5} ${x + width * 0.6} ${y + height * 0.75} ${x + width} ${y + height * 0.55}V${y + height}H${x}Z`,
    '#a9c79a',
    'opacity=".8"',
  ) +
  dot(x + width * 0.7, y + height * 0.25, width * 0.34, 'url(#lamp)') +
  stroke(
    `M${x} ${y}H${x + width}V${y + height}H${x}ZM${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}`,
    frame,
    12,
  );

const plant = (x: number, y: number, size: number, pot: string) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    times(9, (index) =>
      group(
        `rotate(${-72 + index * 18})`,
        path('M0 0C-24-50-22-120 0-170C22-120 24-50 0 0Z', index % 2 ? '#6d9a70' : '#86b07f'),
        stroke('M0-10V-150', '#a9cba0', 3, 'opacity=".6"'),
      ),
    ),
    path('M-46-8H46L36 84H-36Z', pot),
    box(-52, -22, 104, 22, mix(pot, '#ffffff', 0.2), 'rx="6"'),
  );

const shelf = (x: number, y: number, width: number, random: Random, colours: readonly string[] = spines): string => {
  let left = x + 6;
  const books: string[] = [];
  while (left < x + width - 34) {
    const [thick, high] = [16 + random.below(20), 74 + random.below(44)];
    const colour = mix(random.pick(colours), '#f3e2cc', 0.22);
    books.push(
      box(left, y - high, thick, high, colour, 'rx="2"') +
        box(left, y - high + 14, thick, 6, '#fff6e4', 'opacity=".6"'),
    );
    left += thick + (random.next() < 0.12 ? 22 : 2);
  }
  return books.join('') + box(x, y, width, 14, '#a97d57');
};

export function kitchen(random: Random): Scene {
  const wall = random.pick(walls);
  const tile = random.pick(['#e8efe9', '#f6ece0', '#dfe9ee']);
  return {
    tint: mix(wall, '#f0dcc0', 0.3),
    behind:
      room(wall) +
      pane(30, 90, 170, 210, '#cfe6ef') +
      box(0, 420, 600, 170, tile) +
      times(9, (index) => stroke(`M${index * 70} 420V590`, mix(tile, '#8a7a70', 0.2), 2)) +
      stroke('M0 505H600', mix(tile, '#8a7a70', 0.2), 2) +
      box(390, 190, 220, 14, '#b08058') +
      box(390, 330, 220, 14, '#b08058') +
      [0, 1, 2, 3]
        .map(
          (index) =>
            box(
              404 + index * 48,
              134 + (index % 2) * 12,
              36,
              56 - (index % 2) * 12,
              ['#e6c27c', '#d98f6a', '#a9bf94', '#e9dcc6'][index] ?? '',
              'rx="6"',
            ) + box(406 + index * 48, 126 + (index % 2) * 12, 32, 12, '#8d6748', 'rx="3"'),
        )
        .join('') +
      plant(560, 326, 0.42, '#c9745a') +
      times(3, (index) =>
        path(`M${412 + index * 50} 276h40v36a20 18 0 0 1-40 0Z`, ['#7fa3a8', '#e7ddcf', '#cf7a62'][index] ?? ''),
      ) +
      stroke('M300 0V70', '#5c4a44', 4) +
      path('M252 112C256 66 344 66 348 112Z', '#d9694f') +
      dot(300, 116, 120, 'url(#lamp)'),
    ahead:
      box(0, 700, 600, 110, '#c9996c') +
      box(0, 700, 600, 12, '#dcb388') +
      path('M40 640H170C170 690 150 708 105 708C60 708 40 690 40 640Z', '#f4efe6') +
      dot(76, 632, 25, '#e2573f') +
      dot(116, 626, 27, '#eaa83c') +
      dot(146, 634, 20, '#8fb25c') +
      path('M40 640H170C170 652 168 662 164 670H46C42 662 40 652 40 640Z', '#fffaf2') +
      at(
        520,
        700,
        box(-34, -86, 68, 86, '#6f9a86', 'rx="10"'),
        stroke('M-12-86L-24-170M4-86V-180M18-86L34-160', '#b98a5c', 8),
        oval(-26, -178, 13, 18, '#c79d6c'),
        oval(36, -168, 11, 16, '#a97d57'),
      ),
  };
}

export function cafe(random: Random): Scene {
  const wood = random.pick(['#b98a67', '#9c7a68', '#8d8a78']);
  return {
    tint: mix(wood, '#f4dfc2', 0.5),
    behind:
      room(mix(wood, '#f6e2c8', 0.55)) +
      pane(310, 70, 270, 360, '#d9e8ea', mix(wood, '#3d2a24', 0.35)) +
      box(20, 150, 220, 250, mix('#4d4144', wood, 0.25), 'rx="8"') +
      stroke('M52 196H180M52 232H204M52 268H160M52 304H196M52 340H140', '#f6ead8', 6, 'opacity=".65"') +
      [70, 190]
        .map(
          (x) =>
            stroke(`M${x} 0V56`, '#4b3a36', 4) +
            path(`M${x - 40} 92C${x - 36} 50 ${x + 36} 50 ${x + 40} 92Z`, '#e0aa55') +
            dot(x, 96, 90, 'url(#lamp)'),
        )
        .join('') +
      box(0, 470, 600, 330, mix(wood, '#6b4636', 0.4)) +
      box(0, 470, 600, 16, mix(wood, '#ffffff', 0.2)) +
      plant(560, 476, 0.6, '#e9d8c2'),
    ahead:
      path('M0 716C160 700 440 700 600 716V800H0Z', '#d8ab7c') +
      path('M0 716C160 700 440 700 600 716V730C440 714 160 714 0 730Z', '#ecc79c') +
      posy(70, 690, random.below(4), 0.62),
  };
}

export function books(random: Random): Scene {
  const wood = random.pick(['#e7d2b4', '#d9c3a5', '#cdb79d']);
  return {
    tint: mix(wood, '#b98f78', 0.3),
    behind:
      room(wood) +
      [150, 290, 430, 570].map((y) => shelf(-10, y, 620, random)).join('') +
      dot(470, 150, 240, 'url(#lamp)') +
      plant(530, 146, 0.36, '#e9dcc6') +
      box(0, 584, 600, 220, mix(wood, '#8d6748', 0.35)),
  };
}

export function home(random: Random): Scene {
  const wall = random.pick(walls);
  const sofa = random.pick(['#c9806a', '#7f9a8c', '#8492ae', '#d9a962', '#b98aa0']);
  return {
    tint: mix(wall, sofa, 0.4),
    behind:
      room(wall) +
      box(60, 90, 150, 190, '#fffaf2', 'rx="4"') +
      box(76, 106, 118, 158, mix(sofa, '#fff1dc', 0.55)) +
      dot(134, 172, 34, mix(sofa, '#8d4a3a', 0.35)) +
      path('M76 230C110 196 150 236 194 206V264H76Z', mix('#6f9a86', '#fff1dc', 0.25)) +
      box(240, 120, 96, 120, '#fffaf2', 'rx="4"') +
      path('M252 228L288 160L324 228Z', mix(sofa, '#fff1dc', 0.3)) +
      plant(520, 420, 1.25, '#f0e2d0') +
      path('M-20 470C-20 430 20 420 60 424H540C590 420 620 434 620 474V800H-20Z', sofa) +
      path('M-20 560C160 540 440 540 620 560V800H-20Z', mix(sofa, '#3d2a34', 0.14)) +
      group(
        'translate(90 500) rotate(-12)',
        box(-60, -50, 120, 110, mix(sofa, '#fff4dc', 0.6), 'rx="22"'),
        stroke('M-40-20H40M-40 6H40M-40 32H40', mix(sofa, '#ffffff', 0.2), 7, 'opacity=".7"'),
      ),
  };
}

export function studio(random: Random): Scene {
  const colours = ['#d9705c', '#e5b04f', '#6f9aa3', '#8fae7d', '#b98ab0'];
  const from = random.below(5);
  const tone = (index: number) => colours[(from + index) % 5] ?? '';
  return {
    tint: '#d8c8b4',
    behind:
      room('#eee2d2') +
      pane(360, 50, 210, 280, '#d3e6ee') +
      box(30, 110, 190, 240, '#fffdf6') +
      path('M30 270C90 210 150 290 220 230V350H30Z', tone(0)) +
      path('M30 310C100 270 150 330 220 290V350H30Z', tone(1)) +
      dot(160, 172, 28, tone(2)) +
      stroke('M60 360L20 640M190 360L230 640M125 350V640M40 352H212', '#a5784f', 11) +
      box(400, 420, 210, 170, '#fffdf6') +
      dot(470, 490, 44, tone(3), 'opacity=".85"') +
      dot(536, 520, 50, tone(4), 'opacity=".75"') +
      box(0, 590, 600, 220, '#c9a27a') +
      times(14, (index) =>
        dot((index * 113) % 600, 610 + ((index * 47) % 170), 4 + (index % 3) * 2, tone(index), 'opacity=".6"'),
      ),
  };
}

export function music(random: Random): Scene {
  const wall = random.pick(['#d9c0a8', '#c9c4b4', '#d3b0a4', '#b9c0c4']);
  const record = (x: number, y: number, colour: string) =>
    dot(x, y, 62, '#3b3036') + dot(x, y, 46, '#4a3e44') + dot(x, y, 24, colour) + dot(x, y, 5, '#f6ead8');
  return {
    tint: mix(wall, '#b98f78', 0.2),
    behind:
      room(wall) +
      record(96, 150, '#d9705c') +
      record(520, 130, '#e5b04f') +
      record(540, 300, '#6f9aa3') +
      stroke('M60 560V330', '#5c4a44', 7) +
      path('M10 340L34 262H88L110 340Z', '#f2dcae') +
      dot(60, 330, 170, 'url(#lamp)') +
      shelf(380, 470, 230, random) +
      shelf(380, 590, 230, random) +
      box(0, 596, 600, 210, mix(wall, '#6b4636', 0.4)),
  };
}
