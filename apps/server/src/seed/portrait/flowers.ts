import { dot, group, mix, path, times } from './svg.ts';

const blossoms = [
  ['#f0899a', '#f7c9b9', '#f4d06f'],
  ['#f2b441', '#fbe3a2', '#e8794f'],
  ['#b79be0', '#f3e6ff', '#f2a7c3'],
  ['#f7f2e8', '#f9dede', '#f4d06f'],
] as const;

/** Flowers around a point. */
export function posy(x: number, y: number, kind: number, scale: number): string {
  const colours = blossoms[kind % blossoms.length] ?? blossoms[0];
  const spots = [
    [-66, 4],
    [-40, -30],
    [-10, -6],
    [18, -40],
    [44, -4],
    [66, -26],
    [-22, -58],
    [44, -60],
  ];
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    ...spots.map(([dx = 0, dy = 0]) =>
      path(
        `M${dx} ${dy}C${dx - 30} ${dy - 10} ${dx - 40} ${dy - 34} ${dx - 30} ${dy - 48}C${dx} ${dy - 44} ${dx + 8} ${dy - 20} ${dx} ${dy}Z`,
        dy < -20 ? '#6f9a62' : '#557f52',
      ),
    ),
    ...spots.map(([dx = 0, dy = 0], index) => {
      const colour = colours[index % 3] ?? colours[0];
      return (
        times(5, (petal) => {
          const angle = (petal * 72 * Math.PI) / 180;
          return dot(Math.round(dx + Math.cos(angle) * 13), Math.round(dy + Math.sin(angle) * 13), 12.5, colour);
        }) + dot(dx, dy, 8, mix(colour, '#b8652a', 0.55))
      );
    }),
  );
}
