import type { Looks } from './looks.ts';
import { box, dot, fade, mix, oval, path, stroke, times } from './svg.ts';

export type Garment =
  | 'tee'
  | 'stripes'
  | 'vee'
  | 'shirt'
  | 'roll-neck'
  | 'hoodie'
  | 'knit'
  | 'cardigan'
  | 'summer'
  | 'coat'
  | 'dungarees'
  | 'denim';

export interface Outfit {
  garment: Garment;
  colour: string;
  /** Colour of the layer below, of a scarf, of stripes. */
  second: string;
}

export interface Body {
  defs: string;
  /** Behind the neck. */
  hood: string;
  body: string;
  /** Over the neck and the beard. */
  collar: string;
  shoulders: number;
}

const widths: Record<Looks['bodyType'], number> = {
  slim: -14,
  athletic: 0,
  average: 2,
  curvy: 10,
  muscular: 18,
  full: 24,
};

/** From the neck down, below a head of head.ts. */
export function drawBody({ skin, gender, bodyType }: Looks, { garment, colour, second }: Outfit): Body {
  const s = (gender === 'man' ? 196 : 172) + widths[bodyType];
  const dark = mix(colour, '#2a1428', 0.26);
  const light = mix(colour, '#fff1dc', 0.22);
  const neckline = garment === 'summer' ? 'scoop' : open.has(garment) ? 'vee' : 'crew';
  const outline = torso(s, neckline);
  const seam = (d: string, strength = 0.28) => stroke(d, dark, 4, `opacity="${strength}"`);
  const parts = details({ garment, colour, second, dark, light, s });
  return {
    shoulders: s,
    defs: fade('cloth', [light, colour, dark], [1, 0.55]) + `<clipPath id="torso"><path d="${outline}"/></clipPath>`,
    hood: parts.hood ?? '',
    body: [
      path(
        neckline === 'scoop'
          ? 'M-112 196C-66 184-46 172-43 148L43 148C46 172 66 184 112 196L92 320L-92 320Z'
          : 'M-62 184C-50 176-45 166-43 148L43 148C45 166 50 176 62 184L56 320L-56 320Z',
        mix(skin, '#8a3326', 0.07),
      ),
      stroke(
        'M-14 204C-34 204-50 198-62 194M14 204C34 204 50 198 62 194',
        mix(skin, '#6d2417', 0.5),
        3,
        'opacity=".2"',
      ),
      parts.below ?? '',
      path(outline, 'url(#cloth)'),
      `<g clip-path="url(#torso)">${parts.on ?? ''}${oval(10, 186, 92, 44, dark, 'opacity=".2"')}</g>`,
      seam(
        `M${-s + 6} 330C${-s + 20} 420 ${-s + 18} 520 ${-s + 22} 640M${s - 6} 330C${s - 20} 420 ${s - 18} 520 ${s - 22} 640`,
        0.42,
      ),
      seam(`M-60 330C-40 344-24 346-8 342M${s - 70} 300C${s - 90} 330 ${s - 92} 350 ${s - 84} 380`),
      parts.edge ?? '',
    ].join(''),
    collar: parts.collar ?? '',
  };
}

const open: ReadonlySet<Garment> = new Set(['vee', 'shirt', 'cardigan', 'coat', 'denim']);

function torso(s: number, neckline: 'crew' | 'vee' | 'scoop'): string {
  const from = neckline === 'scoop' ? 98 : 60;
  const top = neckline === 'scoop' ? 188 : 174;
  const low = {
    crew: 'C50 220-50 220-60 174',
    vee: 'C50 200 22 246 0 272C-22 246-50 200-60 174',
    scoop: 'C84 276-84 276-98 188',
  };
  return `M${-from} ${top}C-84 196 ${-s + 56} 206 ${-s + 16} 226C${-s - 14} 244 ${-s - 24} 300 ${-s - 30} 400L${-s - 40} 900H${s + 40}L${s + 30} 400C${s + 24} 300 ${s + 14} 244 ${s - 16} 226C${s - 56} 206 84 196 ${from} ${top}${low[neckline]}Z`;
}

interface Fabric extends Outfit {
  dark: string;
  light: string;
  s: number;
}
type Details = Partial<Record<'hood' | 'below' | 'on' | 'edge' | 'collar', string>>;

const crewEdge = ({ dark }: Fabric, width = 9) => stroke('M-60 174C-50 220 50 220 60 174', dark, width, 'opacity=".5"');
const veeEdge = ({ dark }: Fabric) =>
  stroke('M-60 174C-50 200-22 246 0 272C22 246 50 200 60 174', dark, 9, 'opacity=".55"');
const under = ({ second }: Fabric) =>
  path('M-64 180C-50 224 50 224 64 180L60 330H-60Z', second) +
  stroke('M-62 182C-48 222 48 222 62 182', mix(second, '#2a1428', 0.3), 6, 'opacity=".5"');
const lapels = (fabric: Fabric, colour: string) =>
  path('M-62 168C-86 190-92 204-88 222L-16 306L0 272C-26 240-52 204-62 168Z', colour) +
  path('M62 168C86 190 92 204 88 222L16 306L0 272C26 240 52 204 62 168Z', colour) +
  stroke('M-88 222L-16 306L0 272M88 222L16 306L0 272', fabric.dark, 3, 'opacity=".4"');

function details(fabric: Fabric): Details {
  const { garment, colour, second, dark, light, s } = fabric;
  const buttons = times(4, (index) => dot(0, 316 + index * 62, 5.5, mix(colour, '#ffffff', 0.6)));
  const made: Record<Garment, () => Details> = {
    tee: () => ({ edge: crewEdge(fabric) }),
    stripes: () => ({
      on: times(12, (index) =>
        stroke(
          `M-260 ${244 + index * 42}C-120 ${262 + index * 42} 120 ${262 + index * 42} 260 ${244 + index * 42}`,
          second,
          13,
        ),
      ),
      edge: crewEdge(fabric),
    }),
    vee: () => ({ below: under(fabric), edge: veeEdge(fabric) }),
    shirt: () => ({
      below: under(fabric),
      edge: lapels(fabric, light) + stroke('M0 300V700', dark, 3, 'opacity=".35"') + buttons,
    }),
    'roll-neck': () => ({
      edge: path('M-66 170C-56 226 56 226 66 170Z', 'url(#cloth)'),
      collar:
        path(
          'M-53 118C-24 138 24 138 53 118C60 140 62 170 62 186C30 206-30 206-62 186C-62 170-60 140-53 118Z',
          'url(#cloth)',
        ) +
        stroke('M-58 152C-24 172 24 172 58 152', dark, 3.5, 'opacity=".4"') +
        stroke('M-61 184C-30 204 30 204 61 184', dark, 3.5, 'opacity=".4"'),
    }),
    hoodie: () => ({
      hood: path('M-112 206C-128 150-92 104 0 104C92 104 128 150 112 206Z', dark),
      edge:
        crewEdge(fabric, 12) +
        path(
          'M-66 168C-96 188-104 206-92 226C-60 238-20 232 0 218C-30 214-54 200-66 168ZM66 168C96 188 104 206 92 226C60 238 20 232 0 218C30 214 54 200 66 168Z',
          light,
        ) +
        stroke('M-26 226V300M26 226V290', mix(colour, '#ffffff', 0.75), 5),
    }),
    knit: () => ({
      on:
        times(5, (index) =>
          stroke(
            `M${-s - 20} ${286 + index * 13}C-100 ${250 + index * 13} 100 ${250 + index * 13} ${s + 20} ${286 + index * 13}`,
            second,
            5,
            `stroke-dasharray="${index % 2 ? '3 13' : '11 11'}"`,
          ),
        ) + times(9, (index) => stroke(`M${-160 + index * 40} 380V900`, dark, 3, 'opacity=".14"')),
      edge: crewEdge(fabric, 20),
    }),
    cardigan: () => ({
      below: under(fabric),
      edge: stroke('M-60 174C-50 200-22 246-2 276V900M60 174C50 200 22 246 2 276', light, 15) + buttons,
    }),
    summer: () => ({
      on: times(72, (index) =>
        dot(
          -210 + (index % 9) * 52 + (Math.floor(index / 9) % 2) * 26,
          250 + Math.floor(index / 9) * 46,
          6.5,
          second,
          'opacity=".85"',
        ),
      ),
      edge: stroke('M-98 190C-84 276 84 276 98 190', dark, 5, 'opacity=".4"'),
    }),
    coat: () => ({
      below: under(fabric),
      edge: lapels(fabric, dark) + buttons,
      collar:
        path(
          'M-74 122C-30 152 30 152 74 122C92 150 92 186 80 208C30 232-30 232-80 208C-92 186-92 150-74 122Z',
          second,
        ) +
        path(
          'M18 196C46 196 64 206 62 232L72 372C50 386 22 386 6 376C10 320 10 250 18 196Z',
          mix(second, '#2a1428', 0.12),
        ) +
        stroke(
          'M-72 158C-26 188 30 186 76 160M-70 186C-30 208 20 208 60 196M14 346L72 342M12 360L72 356',
          mix(second, '#ffffff', 0.4),
          4,
          'opacity=".5"',
        ),
    }),
    dungarees: () => ({
      on:
        box(-260, 180, 520, 700, second) +
        times(10, (index) =>
          stroke(`M-260 ${250 + index * 40}H260`, mix(second, '#2a1428', 0.12), 4, 'opacity=".25"'),
        ) +
        path('M-112 330C-60 322 60 322 112 330L150 900H-150Z', 'url(#cloth)') +
        stroke('M-96 340C-104 280-100 230-84 190M96 340C104 280 100 230 84 190', colour, 28) +
        dot(-97, 344, 10, '#e4b65c') +
        dot(97, 344, 10, '#d9a441') +
        stroke('M-60 430H60V500H-60Z', dark, 4, 'opacity=".45"'),
      edge: stroke('M-60 174C-50 220 50 220 60 174', mix(second, '#2a1428', 0.3), 8, 'opacity=".5"'),
    }),
    denim: () => ({
      below: under(fabric),
      edge:
        lapels(fabric, light) +
        stroke('M0 290V900', dark, 3, 'opacity=".5"') +
        stroke(`M-150 340H-50L-58 372H-142ZM150 340H50L58 372H142Z`, light, 3, 'opacity=".6" stroke-dasharray="7 5"') +
        buttons,
    }),
  };
  return made[garment]();
}
