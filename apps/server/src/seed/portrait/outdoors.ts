import type { Random } from '../random.ts';
import { posy } from './flowers.ts';
import type { Scene } from './scene.types.ts';
import { at, box, dot, fade, glow, group, mix, oval, path, stroke, times } from './svg.ts';

const skies = [
  ['#bcdff0', '#eef4e6'],
  ['#cfe4f2', '#fbe6cf'],
  ['#f9dcae', '#f7bd9a'],
  ['#a9bfe0', '#f6cdb6'],
] as const;

/** Sky with a sun or a few clouds; the whole picture. */
function sky(random: Random): { sky: string; far: string; near: string } {
  const [far, near] = random.pick(skies);
  const [x, y] = [80 + random.below(440), 90 + random.below(120)];
  const cloud = (cx: number, cy: number, size: number) =>
    group(
      `translate(${cx} ${cy}) scale(${size})`,
      path('M-70 20C-90 20-92-8-66-10C-62-38-22-44-10-22C6-40 44-30 42-6C70-8 74 20 52 20Z', '#fff', 'opacity=".55"'),
    );
  return {
    far,
    near,
    sky:
      `<defs>${fade('sky', [far, near])}${glow('sun', '#fff6d8', 0.95)}</defs>` +
      box(0, 0, 600, 800, 'url(#sky)') +
      dot(x, y, 210, 'url(#sun)') +
      cloud(random.below(200), 90 + random.below(60), 1 + random.next() * 0.4) +
      cloud(420 + random.below(160), 150 + random.below(80), 0.8),
  };
}

const leaf = (x: number, y: number, turn: number, size: number, colour: string) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    path('M0 0C-26-24-26-66 0-100C26-66 26-24 0 0Z', colour),
  );

const tree = (x: number, y: number, size: number, colours: readonly string[], trunk = '#8d6a52') =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path('M-10 0L-6-120H6L10 0Z', trunk),
    dot(0, -190, 84, colours[0] ?? ''),
    dot(-58, -146, 60, colours[0] ?? ''),
    dot(56, -150, 62, colours[0] ?? ''),
    dot(-26, -216, 50, colours[1] ?? ''),
    dot(-62, -160, 36, colours[1] ?? ''),
  );

const pine = (x: number, y: number, size: number, colour: string) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path('M0-190L44-110H22L62-46H30L76 20H-76L-30-46H-62L-22-110H-44Z', colour),
    box(-8, 18, 16, 30, mix(colour, '#3b2a20', 0.6)),
  );

export function sea(random: Random): Scene {
  const { sky: air, near } = sky(random);
  const water = random.pick(['#6fb2c0', '#5f9fbe', '#79b9b0']);
  return {
    tint: mix(water, near, 0.5),
    behind:
      air +
      `<defs>${fade('sea', [mix(water, '#ffffff', 0.35), water])}</defs>` +
      path('M380 352C440 318 500 300 600 296V372H360Z', mix(water, '#5b6c7c', 0.35), 'opacity=".55"') +
      box(0, 350, 600, 210, 'url(#sea)') +
      times(16, (index) =>
        stroke(
          `M${(index * 137) % 560} ${372 + ((index * 47) % 150)}h${26 + ((index * 19) % 44)}`,
          '#fff',
          3.5,
          'opacity=".5"',
        ),
      ) +
      at(
        90 + random.below(60),
        352,
        path('M-4-6V-84L44-12Z', '#fffaf0'),
        path('M-10-10V-66L-40-12Z', '#f3d9c0'),
        path('M-46-4H52L40 14H-34Z', '#a8503c'),
      ) +
      path('M0 520C140 496 300 546 600 512V800H0Z', '#f6e3c1') +
      stroke('M0 522C140 498 300 548 600 514', '#fff', 9, 'opacity=".8"') +
      path('M0 610C200 570 400 620 600 580V800H0Z', '#ecd0a3'),
    ahead:
      times(7, (index) =>
        stroke(
          `M${8 + index * 9} 800C${-4 + index * 12} 740 ${-30 + index * 22} 690 ${-46 + index * 27} ${640 + (index % 3) * 24}`,
          index % 2 ? '#a6b47a' : '#8a9d64',
          6,
        ),
      ) +
      times(5, (index) =>
        stroke(
          `M${596 - index * 8} 800C${602 - index * 12} 750 ${618 - index * 20} 720 ${628 - index * 24} ${690 + (index % 2) * 24}`,
          '#9aab6e',
          6,
        ),
      ),
  };
}

export function park(random: Random): Scene {
  const { sky: air } = sky(random);
  const greens = random.pick([
    ['#a9c690', '#bcd4a2', '#86ad78'],
    ['#9fc4a0', '#b7d6b2', '#79a982'],
  ]);
  const [soft = '', pale = '', deep = ''] = greens;
  return {
    tint: mix(soft, '#eef4e6', 0.3),
    behind:
      air +
      path('M0 420C120 372 260 400 360 384C460 366 540 396 600 380V800H0Z', pale) +
      tree(70, 480, 1.25, [mix(deep, pale, 0.35), soft]) +
      tree(540, 470, 1.4, [mix(deep, pale, 0.25), soft]) +
      tree(330, 420, 0.7, [soft, pale]) +
      path('M0 486C160 446 420 470 600 452V800H0Z', soft) +
      path('M250 800C300 660 430 560 640 520V600C500 640 440 700 420 800Z', '#f0dfc0', 'opacity=".8"') +
      times(18, (index) => dot((index * 97) % 600, 520 + ((index * 61) % 250), 5, index % 3 ? '#fff6e6' : '#f4c6c0')),
  };
}

export function autumn(random: Random): Scene {
  const tones = random.pick([
    ['#e3a04f', '#f0bd6c'],
    ['#d98a52', '#edb06a'],
  ]);
  const [deep = '', pale = ''] = tones;
  return {
    tint: mix(deep, '#f9e7c8', 0.5),
    behind:
      `<defs>${fade('sky', ['#fbecd0', '#f5cf9c'])}${glow('sun', '#fffaf0', 0.95)}</defs>` +
      box(0, 0, 600, 800, 'url(#sky)') +
      dot(430, 140, 260, 'url(#sun)') +
      tree(60, 500, 1.7, [mix(deep, '#f6d5a0', 0.3), pale], '#9b7558') +
      tree(560, 500, 1.6, [mix('#c9743f', '#f6d5a0', 0.35), pale], '#9b7558') +
      tree(250, 450, 0.9, [mix(deep, '#f6d5a0', 0.6), '#f7d794'], '#b08c6b') +
      path('M0 520C200 480 420 500 600 484V800H0Z', '#e9be7d') +
      path('M0 600C200 570 420 590 600 570V800H0Z', '#dba660'),
    ahead: times(13, (index) =>
      leaf(
        index % 2 ? (index * 31 + random.below(40)) % 120 : 480 + ((index * 47 + random.below(40)) % 120),
        index < 6 ? 60 + ((index * 131) % 420) : 640 + ((index * 71) % 150),
        (index * 67) % 360,
        0.26 + (index % 3) * 0.07,
        ['#d9762f', '#e7a13b', '#b9552c'][index % 3] ?? '',
      ),
    ),
  };
}

export function hills(random: Random): Scene {
  const { sky: air, near } = sky(random);
  const tone = random.pick(['#7fa48a', '#86a697', '#90ab7c']);
  return {
    tint: mix(tone, near, 0.5),
    behind:
      air +
      path('M0 400L90 300L150 350L250 230L330 330L410 262L500 350L600 290V800H0Z', mix(tone, '#dfe8ee', 0.62)) +
      path(
        'M250 230L290 282L262 272L244 296L226 270ZM410 262L440 302L414 292L396 304L384 290Z',
        '#fff',
        'opacity=".85"',
      ) +
      path('M0 470C110 396 220 430 320 400C430 366 520 430 600 396V800H0Z', mix(tone, '#dfe8ee', 0.3)) +
      times(7, (index) =>
        pine(20 + index * 98, 486 + ((index * 37) % 40), 0.5 + (index % 3) * 0.14, mix(tone, '#2f5147', 0.35)),
      ) +
      path('M0 540C180 476 420 530 600 480V800H0Z', tone) +
      path('M0 640C200 590 420 640 600 600V800H0Z', mix(tone, '#3d6149', 0.2)),
  };
}

export function snow(random: Random): Scene {
  const [far, near] = random.pick([
    ['#bcd5ea', '#eef3f8'],
    ['#c9cfe8', '#f8e4e2'],
  ] as const);
  return {
    tint: mix(far, '#ffffff', 0.45),
    behind:
      `<defs>${fade('sky', [far, near])}</defs>` +
      box(0, 0, 600, 800, 'url(#sky)') +
      path('M0 420L120 260L200 360L330 180L450 340L520 270L600 360V800H0Z', mix(far, '#8aa3c0', 0.35)) +
      path(
        'M330 180L392 264L352 250L328 290L296 246L268 266ZM120 260L160 312L124 300L92 318ZM520 270L556 314L520 304L496 316Z',
        '#fff',
      ) +
      times(8, (index) =>
        pine(
          10 + index * 84,
          512 + ((index * 29) % 40),
          0.6 + (index % 3) * 0.16,
          mix('#5f8288', far, 0.25 + (index % 2) * 0.2),
        ),
      ) +
      path('M0 520C160 476 420 520 600 480V800H0Z', '#f6f8fb') +
      path('M0 620C200 590 420 640 600 590V800H0Z', '#e5edf5'),
    // None over the face.
    ahead: times(26, (index) =>
      dot(
        ((index * 97 + (index % 5) * 61) % 160) + (index % 2 ? 440 : 0),
        (index * 211) % 800,
        3 + (index % 3) * 1.8,
        '#fff',
        'opacity=".85"',
      ),
    ),
  };
}

export function garden(random: Random): Scene {
  const green = random.pick(['#8fb382', '#84ad8a', '#9bb774']);
  const kind = random.below(4);
  return {
    tint: mix(green, '#f3ecd6', 0.3),
    behind:
      `<defs>${fade('sky', ['#f5efd8', mix(green, '#ffffff', 0.5)])}${glow('sun', '#fffbe8')}</defs>` +
      box(0, 0, 600, 800, 'url(#sky)') +
      dot(140, 120, 260, 'url(#sun)') +
      times(
        9,
        (index) =>
          box(-20 + index * 72, 300, 54, 300, '#f6ead8') + path(`M${-20 + index * 72} 302l27-30l27 30Z`, '#f6ead8'),
      ) +
      box(0, 350, 600, 20, '#ead8bd') +
      box(0, 480, 600, 20, '#ead8bd') +
      times(26, (index) =>
        leaf(
          (index * 71) % 620,
          300 + ((index * 53) % 330),
          -50 + ((index * 37) % 100),
          0.9 + (index % 3) * 0.2,
          mix(green, index % 2 ? '#3f6b4b' : '#dbe7bd', 0.28),
        ),
      ) +
      posy(60, 330, kind, 0.95) +
      posy(545, 370, kind + 1, 1.05) +
      posy(20, 520, kind + 2, 1.1) +
      path('M0 600C200 570 420 600 600 580V800H0Z', mix(green, '#3f6b4b', 0.22)),
    ahead: posy(40, 770, kind, 1.25) + posy(566, 782, kind + 1, 1.2),
  };
}

export function street(random: Random): Scene {
  const houses = random.pick([
    ['#e9b48c', '#f2d3a4', '#d99a86', '#b9c7b4'],
    ['#d9a38f', '#efcfae', '#a9bcc4', '#e5b979'],
  ]);
  const windows = (x: number, y: number, colour: string) =>
    times(3, (row) =>
      times(
        2,
        (column) =>
          box(x + 26 + column * 74, y + 60 + row * 112, 44, 66, mix(colour, '#4a3c48', 0.42), 'rx="4" opacity=".75"') +
          box(x + 26 + column * 74, y + 60 + row * 112, 44, 30, '#fff3d6', 'rx="4" opacity=".5"'),
      ),
    );
  return {
    tint: mix(houses[0] ?? '', '#f6ead8', 0.4),
    behind:
      `<defs>${fade('sky', ['#cfe3ee', '#fbeeda'])}${glow('sun', '#fff6dc')}</defs>` +
      box(0, 0, 600, 800, 'url(#sky)') +
      houses
        .map(
          (colour, index) =>
            box(index * 164 - 40, 96 - (index % 3) * 40, 164, 600, mix(colour, '#f8ecd9', 0.3)) +
            path(`M${index * 164 - 46} ${100 - (index % 3) * 40}l88-66l88 66Z`, mix(colour, '#8d5a4a', 0.35)) +
            windows(index * 164 - 40, 110 - (index % 3) * 40, colour),
        )
        .join('') +
      times(7, (index) => box(-30 + index * 96, 520, 48, 46, index % 2 ? '#f7f0e2' : '#d97f66')) +
      box(0, 470, 600, 52, '#cf705c', 'opacity=".9"') +
      times(7, (index) => box(-30 + index * 96, 470, 48, 52, '#f7efe0')) +
      box(0, 566, 600, 240, '#e6d3ba') +
      dot(480, 120, 260, 'url(#sun)') +
      tree(30, 620, 1.1, ['#94b384', '#abc696']),
  };
}

export function harbour(random: Random): Scene {
  const { sky: air, near } = sky(random);
  const houses = ['#c8604b', '#e5ac52', '#6f9aa3', '#e9d5b4', '#b9785c', '#8aa77f'];
  const start = random.below(6);
  return {
    tint: mix('#7fa9b3', near, 0.45),
    behind:
      air +
      times(6, (index) => {
        const colour = mix(houses[(index + start) % 6] ?? '', '#f3e7d4', 0.25);
        const top = 236 - ((index * 37) % 60);
        return (
          box(index * 104 - 12, top, 104, 330 - (top - 200), colour) +
          path(`M${index * 104 - 16} ${top}l56-54l56 54Z`, mix(colour, '#5c3b3a', 0.35)) +
          times(4, (pane) =>
            box(
              index * 104 + 12 + (pane % 2) * 38,
              top + 30 + Math.floor(pane / 2) * 64,
              22,
              34,
              '#fff4da',
              'opacity=".8"',
            ),
          )
        );
      }) +
      box(0, 480, 600, 320, '#7fa9b3') +
      times(14, (index) =>
        stroke(
          `M${(index * 127) % 560} ${506 + ((index * 43) % 200)}h${30 + ((index * 23) % 60)}`,
          '#fff',
          4,
          'opacity=".32"',
        ),
      ) +
      at(
        70,
        500,
        stroke('M0 0V-250', '#6b4a38', 8),
        path('M8-236L110-20H8Z', '#fff7e6'),
        path('M-90 0H130L104 46H-60Z', '#f3efe6'),
        path('M-78 22H117L104 46H-60Z', '#a9473c'),
      ) +
      at(
        500,
        520,
        stroke('M0 0V-210', '#6b4a38', 7),
        path('M-6-200L-90-16H-6Z', '#f4dcc2'),
        path('M-100 0H100L78 40H-72Z', '#3f5f72'),
      ) +
      path('M0 690C200 670 420 690 600 676V800H0Z', '#b98f68'),
  };
}

export function evening(random: Random): Scene {
  const [far, near] = random.pick([
    ['#5b5688', '#e79a86'],
    ['#3f5577', '#d99a8c'],
  ] as const);
  const lights = ['#ffd489', '#ffb38a', '#ffe9b8', '#f6a6a0'];
  return {
    tint: mix(far, near, 0.5),
    behind:
      `<defs>${fade('sky', [far, mix(far, near, 0.55), near])}</defs>` +
      box(0, 0, 600, 800, 'url(#sky)') +
      times(8, (index) =>
        box(index * 82 - 20, 330 + ((index * 71) % 130), 74, 500, mix(far, '#2b2340', 0.35), 'opacity=".5"'),
      ) +
      times(30, (index) =>
        dot(
          (index * 139) % 600,
          250 + ((index * 89) % 420),
          9 + ((index * 7) % 22),
          lights[index % 4] ?? '',
          'opacity=".34"',
        ),
      ) +
      stroke('M-10 60C140 190 300 190 420 120C500 76 560 80 620 110', '#3a2d3c', 3, 'opacity=".7"') +
      times(9, (index) => {
        const x = 20 + index * 70;
        const y = 84 + Math.sin((index / 8) * Math.PI) * 74 + (index > 5 ? -26 : 0);
        return dot(x, y, 22, '#ffdf9a', 'opacity=".35"') + oval(x, y, 8, 11, '#fff0c4');
      }),
  };
}

export function market(random: Random): Scene {
  const stripe = random.pick(['#d9705c', '#e0a24e', '#6f9c86']);
  const fruit = ['#e58a3a', '#d9534a', '#e9c04e', '#8fb25c', '#b2567c'];
  return {
    tint: mix(stripe, '#f7e8cd', 0.55),
    behind:
      `<defs>${fade('sky', ['#fbf0db', '#f3d9b6'])}</defs>` +
      box(0, 0, 600, 800, 'url(#sky)') +
      box(0, 130, 600, 400, '#e9cfa9') +
      box(0, 130, 600, 90, '#caa97e', 'opacity=".45"') +
      times(
        3,
        (shelf) =>
          times(
            11,
            (index) =>
              dot(
                20 + index * 58 + (shelf % 2) * 26,
                300 + shelf * 100,
                27,
                mix(fruit[(Math.floor(index / 3) + shelf) % 5] ?? '', '#f7e8cd', 0.16),
              ) + dot(12 + index * 58 + (shelf % 2) * 26, 291 + shelf * 100, 7, '#ffffff', 'opacity=".4"'),
          ) + box(0, 318 + shelf * 100, 600, 26, '#b58a5c'),
      ) +
      times(8, (index) =>
        path(
          `M${index * 80 - 20} 40H${index * 80 + 60}V150C${index * 80 + 60} 186 ${index * 80 - 20} 186 ${index * 80 - 20} 150Z`,
          index % 2 ? '#fff6e6' : stripe,
        ),
      ) +
      box(0, 0, 600, 44, mix(stripe, '#5c2f2a', 0.3)) +
      box(0, 610, 600, 200, '#cfa777'),
  };
}
