import { dot, group, oval, path, stroke } from './svg.ts';

const coats = [
  ['#d9a45f', '#f6e2c0', '#b9803d'],
  ['#3b3230', '#f4ece2', '#2a2321'],
  ['#a9683c', '#f3dcc0', '#7d4826'],
  ['#e9dfd0', '#fffaf2', '#c9b79d'],
  ['#8a8e94', '#e6e6e4', '#63676d'],
] as const;

/** Around its head, facing the viewer, down to the arms that hold it. */
export function dog(kind: number, collar: string): string {
  const [coat, pale, dark] = coats[kind % coats.length] ?? coats[0];
  const pointed = kind % 3 === 1;
  const earOf = (side: number) =>
    group(
      `scale(${side} 1)`,
      pointed
        ? path('M24-78C40-116 66-140 84-138C94-104 86-60 66-34Z', dark) +
            path('M44-80C54-104 66-118 76-120C80-94 74-66 62-48Z', '#e9a99a', 'opacity=".5"')
        : path('M44-74C88-92 118-40 108 24C102 56 76 60 66 34C60 6 56-30 44-74Z', dark),
    );
  return [
    path('M-62 50C-104 120-108 260-96 460H110C118 260 108 120 62 50Z', coat),
    path('M-34 70C-52 140-50 220-30 290C0 310 30 300 40 280C56 210 50 130 34 70Z', pale),
    stroke('M-58 82C-26 106 26 106 58 82', collar, 17),
    dot(0, 106, 11, '#e4b65c'),
    pointed ? earOf(1) + earOf(-1) : '',
    path('M-70-8C-72-70-38-94 0-94C38-94 72-70 70-8C70 44 44 86 0 86C-44 86-70 44-70-8Z', coat),
    path('M-10-92C-20-50-30-10-40 26C-30 70 30 70 40 26C30-10 20-50 10-92Z', pale),
    oval(0, 42, 43, 34, pale),
    pointed ? '' : earOf(1) + earOf(-1),
    animalEyes(29, -10, 10),
    path('M-19 18C-12 8 12 8 19 18C18 31 7 36 0 36C-7 36-18 31-19 18Z', '#2b1a18'),
    oval(-5, 17, 6, 3, '#fff', 'opacity=".55"'),
    path('M-13 52C-14 86 14 86 13 52Z', '#e87b80'),
    stroke('M0 36V46M-27 44C-22 60-4 60 0 46C4 60 22 60 27 44', '#2b1a18', 4),
  ].join('');
}

/** Like a dog, smaller. */
export function cat(kind: number, collar: string): string {
  const [coat, pale, dark] = coats[kind % coats.length] ?? coats[0];
  const earOf = (side: number) =>
    group(
      `scale(${side} 1)`,
      path('M14-60C30-92 48-112 62-114C72-90 72-52 60-26Z', coat),
      path('M32-64C42-84 50-94 57-96C62-78 60-58 54-44Z', '#eaa79d', 'opacity=".8"'),
    );
  return [
    path('M-56 40C-96 110-96 220-84 320H96C106 220 98 110 56 40Z', coat),
    path('M-26 56C-42 120-40 180-24 230H30C44 180 42 120 26 56Z', pale),
    stroke('M-46 62C-20 80 20 80 46 62', collar, 11),
    earOf(1),
    earOf(-1),
    path('M-66-8C-66-52-36-72 0-72C36-72 66-52 66-8C66 34 36 58 0 58C-36 58-66 34-66-8Z', coat),
    stroke('M0-70V-44M-18-68L-14-46M18-68L14-46M-66 0L-46-2M66 0L46-2', dark, 6, 'opacity=".7"'),
    oval(0, 26, 30, 22, pale),
    [-1, 1]
      .map(
        (side) =>
          oval(side * 29, -10, 13, 14, '#b9c46a') +
          oval(side * 29, -10, 6, 12, '#221915') +
          dot(side * 29 - 4, -15, 3.4, '#fff'),
      )
      .join(''),
    path('M-8 14H8L0 24Z', '#dd8580'),
    stroke('M0 24V30M-14 30C-10 38-2 38 0 30C2 38 10 38 14 30', '#5a3a34', 3),
    stroke('M-34 24L-78 16M-34 30L-76 34M34 24L78 16M34 30L76 34', '#fff', 2, 'opacity=".8"'),
  ].join('');
}

const animalEyes = (x: number, y: number, r: number) =>
  [-1, 1].map((side) => dot(side * x, y, r, '#2b1a18') + dot(side * x - 3, y - 4, 3.4, '#fff')).join('');
