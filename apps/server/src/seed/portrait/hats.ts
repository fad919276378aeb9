import { dot, mix, path, stroke } from './svg.ts';

/** Over the hair of a head of head.ts. */
export const hatOf = (kind: 'sun' | 'wool', colour: string): string => (kind === 'sun' ? straw(colour) : wool(colour));

const straw = (band: string) =>
  path('M-104-92C-108-176-66-214 0-214C66-214 108-176 104-92Z', '#ecd09a') +
  path('M20-213C76-208 108-172 104-92H60C72-140 60-190 20-213Z', '#c9a468', 'opacity=".4"') +
  path('M-106-118C-60-98 60-98 106-118L104-84C60-66-60-66-104-84Z', band) +
  path(
    'M-200-84C-160-128-110-112-104-92C-60-74 60-74 104-92C110-112 160-128 200-84C150-46 80-58 0-58C-80-58-150-46-200-84Z',
    '#f1d9a8',
  ) +
  stroke('M-186-80C-110-62 110-62 186-80', '#c9a468', 3, 'opacity=".5"');

const wool = (colour: string) =>
  dot(0, -216, 34, mix(colour, '#fff4e4', 0.55)) +
  path('M-106-76C-112-158-66-206 0-206C66-206 112-158 106-76Z', colour) +
  stroke(
    'M-56-180C-66-150-70-120-70-96M0-200V-100M56-180C66-150 70-120 70-96',
    mix(colour, '#2a1428', 0.25),
    4,
    'opacity=".45"',
  ) +
  path('M-113-98C-60-122 60-122 113-98L115-56C60-78-60-78-115-56Z', mix(colour, '#fff4e4', 0.2)) +
  stroke(
    'M-84-102V-68M-56-110V-76M-28-114V-80M0-115V-80M28-114V-80M56-110V-76M84-102V-68',
    mix(colour, '#2a1428', 0.25),
    4,
    'opacity=".4"',
  );
