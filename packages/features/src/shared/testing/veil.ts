const looks = [
  ['#ffdfd6', '#e58c95', '#8a2f55'],
  ['#ffe9c9', '#f0a868', '#a3452f'],
  ['#f6dcf2', '#b184c4', '#4e2f6b'],
  ['#fff0c4', '#e8b64f', '#93561f'],
] as const;

/** The picture of a member whom the viewer may not know, as the server paints it: colours only, nothing of the photo. */
export function veil(number: number): string {
  const [light, top, foot] = looks[number % looks.length]!;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 64"><linearGradient id="ground" x2="0.3" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient><filter id="soft"><feGaussianBlur stdDeviation="4.5"/></filter><rect width="48" height="64" fill="url(#ground)"/><g filter="url(#soft)"><ellipse cx="24" cy="25" rx="11" ry="14" fill="${light}"/><ellipse cx="24" cy="66" rx="22" ry="20" fill="${light}" opacity="0.6"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The time of a like or visit without a name: only its day, as midnight UTC. */
export const veiledTime = (time: string): string => `${time.slice(0, 10)}T00:00:00.000Z`;
