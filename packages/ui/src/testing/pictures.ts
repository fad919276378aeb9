/* Drawn people for stories and tests: no photographs, no network, the same picture for the same number every time. */

interface Person {
  skin: string;
  shade: string;
  hair: string;
  clothes: string;
  back: [string, string];
  glow: string;
  cut: (typeof cuts)[number];
}

const cuts = ['long', 'short', 'bun', 'curls', 'bob', 'beard'] as const;

const people: Person[] = [
  {
    skin: '#f0c4a4',
    shade: '#dfa585',
    hair: '#5a3425',
    clothes: '#b8445f',
    back: ['#f7d9c4', '#e9a58f'],
    glow: '#fff1df',
    cut: 'long',
  },
  {
    skin: '#c98d63',
    shade: '#ae7149',
    hair: '#231a1c',
    clothes: '#2f5d62',
    back: ['#cfe3dc', '#7fb0a8'],
    glow: '#f4fbef',
    cut: 'beard',
  },
  {
    skin: '#f3d0b5',
    shade: '#e2b08f',
    hair: '#d9a759',
    clothes: '#5a6fa8',
    back: ['#dbe4f6', '#93a9d6'],
    glow: '#fff6e0',
    cut: 'bun',
  },
  {
    skin: '#8a5a3c',
    shade: '#70452c',
    hair: '#1c1416',
    clothes: '#e0a33e',
    back: ['#f6e3bd', '#dd9f5d'],
    glow: '#fff7e3',
    cut: 'curls',
  },
  {
    skin: '#eabd9b',
    shade: '#d59c78',
    hair: '#7d2f22',
    clothes: '#3d4a3a',
    back: ['#dfe8cf', '#9bb487'],
    glow: '#fbffe9',
    cut: 'bob',
  },
  {
    skin: '#e5b18b',
    shade: '#cd916a',
    hair: '#3a2a24',
    clothes: '#f1ece4',
    back: ['#d9d3ea', '#8d7fb5'],
    glow: '#ffeef4',
    cut: 'short',
  },
  {
    skin: '#f5d6c2',
    shade: '#e6b79d',
    hair: '#8d8580',
    clothes: '#44506b',
    back: ['#e6ebee', '#a2b5c2'],
    glow: '#ffffff',
    cut: 'short',
  },
  {
    skin: '#b57a52',
    shade: '#99623e',
    hair: '#3b1f1c',
    clothes: '#7a3658',
    back: ['#f5cfd4', '#c9788b'],
    glow: '#fff0e6',
    cut: 'long',
  },
  {
    skin: '#6d452f',
    shade: '#573422',
    hair: '#191214',
    clothes: '#c9d6cf',
    back: ['#bcd6e6', '#5f92b3'],
    glow: '#f2fbff',
    cut: 'beard',
  },
  {
    skin: '#f1c9ab',
    shade: '#dfa988',
    hair: '#b0532c',
    clothes: '#2e6f6a',
    back: ['#fae2cf', '#eab38c'],
    glow: '#fffbe6',
    cut: 'curls',
  },
];

const behind: Record<Person['cut'], string> = {
  long: 'M134 300C112 150 168 96 240 96s130 54 108 204c-8 60 6 120 22 176H110c16-56 32-116 24-176Z',
  bob: 'M140 330C112 170 160 100 240 100s130 70 100 230c-4 22-18 34-40 34H180c-22 0-36-12-40-34Z',
  bun: 'M240 40a52 52 0 1 1 0 104 52 52 0 1 1 0-104Z',
  curls:
    'M120 236a56 56 0 0 1 28-92 62 62 0 0 1 92-44 62 62 0 0 1 92 44 56 56 0 0 1 28 92 48 48 0 0 1-20 84 44 44 0 0 1-40 36H180a44 44 0 0 1-40-36 48 48 0 0 1-20-84Z',
  short: '',
  beard: '',
};

const front: Record<Person['cut'], string> = {
  long: 'M156 262c2-62 20-104 92-124 46 22 72 62 78 124 12-92-18-150-86-150s-98 58-84 150Z',
  bob: 'M156 256c34-18 72-52 84-104 18 52 50 86 86 104 10-90-20-146-86-146s-96 56-84 146Z',
  bun: 'M156 246c6-56 40-96 84-96s78 40 86 96c6-86-26-140-86-140s-92 54-84 140Z',
  curls:
    'M152 230a40 40 0 0 1 36-48 44 44 0 0 1 56-22 44 44 0 0 1 54 24 40 40 0 0 1 32 46c10-80-22-126-90-126s-98 46-88 126Z',
  short: 'M154 250c4-36 14-58 28-66 40 8 92 2 118-18 18 22 24 50 26 84 14-86-18-146-86-146-72 0-100 60-86 146Z',
  beard: 'M154 246c6-38 18-60 34-66 34-4 72-4 104 0 18 8 28 30 34 66 12-84-20-140-86-140s-98 56-86 140Z',
};

/** Open, with a point of light: closed ones look asleep in a list of people. */
const eyes = [206, 274]
  .map(
    (x) =>
      `<g transform="translate(${x} 247)"><path d="M-18 1C-9-12 9-12 18 1 9 10-9 10-18 1Z" fill="#fdf8f2"/><circle r="9" cy="-1" fill="#5b3d2b"/><circle r="4.5" cy="-1" fill="#1f1413"/><circle r="2.5" cx="3" cy="-4" fill="#fff"/><path d="M-19 1C-9-13 9-13 19 1" stroke="#3a2422" stroke-width="5" stroke-linecap="round" fill="none"/></g>`,
  )
  .join('');

const face = ({ skin, shade, hair, cut }: Person) => `
<path d="M204 350h72v80c0 20-72 20-72 0Z" fill="${shade}"/>
<path d="M158 242c0-76 34-112 82-112s82 36 82 112c0 72-38 132-82 132s-82-60-82-132Z" fill="${skin}"/>
${cut === 'beard' ? `<path d="M158 250c6 40 30 44 82 44s76-4 82-44c2 76-34 136-82 136s-84-60-82-136Z" fill="${hair}"/><path d="M210 318c18 14 42 14 60 0" stroke="${skin}" stroke-width="7" stroke-linecap="round" fill="none"/>` : `<path d="M208 312c20 20 44 20 64 0" stroke="${shade}" stroke-width="8" stroke-linecap="round" fill="none"/>`}
${eyes}<path d="M188 222c10-8 25-9 36-3M256 219c11-6 26-5 36 3" stroke="${hair}" stroke-width="7" stroke-linecap="round" fill="none"/>
<path d="M240 258v22c0 6-4 8-10 8" stroke="${shade}" stroke-width="6" stroke-linecap="round" fill="none"/>
<path d="${front[cut]}" fill="${hair}"/>`;

const person = (number: number): Person => people[Math.abs(number) % people.length] as Person;
const uri = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))}`;

/** A drawn portrait, 3:4, as a data address. Equal numbers give equal pictures; there are ten. */
export function portrait(number: number): string {
  const someone = person(number);
  const { back, glow, hair, clothes, cut } = someone;
  return uri(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 640" width="480" height="640">
<defs><linearGradient id="b" x2=".3" y2="1"><stop stop-color="${back[0]}"/><stop offset="1" stop-color="${back[1]}"/></linearGradient>
<radialGradient id="g"><stop stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>
<path d="M0 0h480v640H0Z" fill="url(#b)"/><circle cx="${number % 2 ? 110 : 370}" cy="150" r="260" fill="url(#g)"/>
<path d="M0 470c90-70 160-60 240-20s160 20 240-40v230H0Z" fill="${back[1]}" opacity=".55"/>
<g transform="translate(-38 -30) scale(1.16)"><path d="${behind[cut]}" fill="${hair}"/>
<path d="M60 640c0-150 70-224 144-232 20 26 52 26 72 0 74 8 144 82 144 232Z" fill="${clothes}"/>${face(someone)}</g></svg>`);
}

/** The picture for a viewer without access: a few blurred spots of colour of the same portrait. */
export function blurredPortrait(number: number): string {
  const { back, skin, hair, clothes } = person(number);
  return uri(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 32" width="24" height="32">
<filter id="f" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="2.4"/></filter><path d="M0 0h24v32H0Z" fill="${back[1]}"/>
<g filter="url(#f)"><circle cx="12" cy="11" r="6.5" fill="${hair}"/><circle cx="12" cy="14" r="5" fill="${skin}"/><ellipse cx="12" cy="30" rx="10" ry="8" fill="${clothes}"/></g></svg>`);
}

/** A wide picture of a place, 4:3, for covers and chat photos. */
export function landscape(number: number): string {
  const { back, glow, clothes } = person(number);
  return uri(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">
<defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="${back[0]}"/><stop offset="1" stop-color="${back[1]}"/></linearGradient></defs>
<path d="M0 0h640v480H0Z" fill="url(#b)"/><circle cx="${160 + (number % 4) * 100}" cy="170" r="62" fill="${glow}"/>
<path d="M0 330c120-90 200-40 300-70s220-80 340 10v210H0Z" fill="${clothes}" opacity=".45"/><path d="M0 400c140-60 260 10 380-30s180-20 260 0v110H0Z" fill="${clothes}" opacity=".8"/></svg>`);
}
