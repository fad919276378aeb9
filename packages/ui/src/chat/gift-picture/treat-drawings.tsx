import type { ReactElement } from 'react';

/* Things to enjoy together, in the style of `drawings.tsx`. */
export const treatDrawings = {
  icecream: (
    <>
      <path d="m66 4 8 4-13 30-8-4Z" fill="#e2a25c" />
      <path d="m70 6 4 2-13 30-4-2Z" fill="#c98442" />
      <path d="M27 52h42L52 89c-2 4-6 4-8 0Z" fill="#e9ab64" />
      <path d="M56 52h13L52 89c-1 2-2.5 3-4 3 4-12 8-26 8-40Z" fill="#d08f4b" />
      <path d="m33 56 20 26m-8-28 13 17M63 56 43 82m8-28L38 71" fill="none" stroke="#b97a3b" strokeWidth="2" />
      <path
        d="M27 42c0-13 9-22 21-22s21 9 21 22c6 2 6 11 0 12-4 1-6-2-8-2-3 0-4 5-8 5s-4-4-7-4-4 3-8 3-5-4-7-4-4 2-6 1c-5-2-4-10 2-11Z"
        fill="#fbecd0"
      />
      <path d="M61 26c5 4 8 9 8 16 6 2 6 11 0 12-4 1-6-2-8-2-2 0-3 3-5 4 7-9 9-20 5-30Z" fill="#efd6ac" />
      <path
        d="M32 25C30 13 37 5 47 5s18 9 16 20c4 2 3 8-1 8-3 0-4-2-6-2-3 0-3 4-8 4s-5-3-8-3-4 3-7 2-5-7-1-9Z"
        fill="#f0758f"
      />
      <path d="M57 9c5 4 7 10 6 16 4 2 3 8-1 8-3 0-4-2-6-2-1 0-2 2-3 3 5-8 6-17 4-25Z" fill="#d9506f" />
      <path d="M38 18c1-4 4-7 8-7" fill="none" stroke="#ffc9d4" strokeWidth="4" strokeLinecap="round" />
      <path d="M33 41c1-4 2-6 5-8" fill="none" stroke="#fffaf0" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  strawberries: (
    <>
      <g transform="rotate(14 68 36)">
        <path
          d="M68 21c11-5 22 0 22 12 0 13-12 25-18 28-3 1-5 1-8 0-6-3-18-15-18-28 0-12 11-17 22-12Z"
          fill="#c21f4e"
        />
        <path d="M90 33c0 13-12 25-18 28-1.5.6-3 .8-4 .7 9-10 15-24 14-41 5 2 8 6 8 12.3Z" fill="#a3173d" />
        <path
          d="M68 24c-7 1-12-1-16-6 5-3 9-3 13-1-1-3 0-6 3-9 3 3 4 6 3 9 4-2 8-2 13 1-4 5-9 7-16 6Z"
          fill="#3f7d4e"
        />
        <path d="M78 36v3m-6 9v3m10-5-1 3" fill="none" stroke="#ffd9a0" strokeWidth="2.6" strokeLinecap="round" />
      </g>
      <g transform="rotate(-10 40 56)">
        <path
          d="M40 32c15-7 31 0 31 17 0 18-17 35-26 39-3 1.4-7 1.4-10 0C26 84 9 67 9 49c0-17 16-24 31-17Z"
          fill="#e2345f"
        />
        <path d="M71 49c0 18-17 35-26 39-2 1-3 1-5 1 13-14 21-34 20-58 7 3 11 9 11 18Z" fill="#c21f4e" />
        <path
          d="M40 36c-10 2-18-1-23-9 7-4 13-4 18-1-1-5 1-9 5-13 4 4 6 8 5 13 5-3 11-3 18 1-5 8-13 11-23 9Z"
          fill="#4f9660"
        />
        <path d="M40 36c2-3 4-6 5-10 5-3 11-3 18 1-5 8-13 11-23 9Z" fill="#3f7d4e" />
        <path
          d="M22 47v4m11-3v4m14-4v4m11-5v4M27 60v4m13-4v4m13-5v4M35 73v4m11-4v3"
          fill="none"
          stroke="#ffd9a0"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M15 52c-1-6 1-10 5-13" fill="none" stroke="#ffb3c4" strokeWidth="4" strokeLinecap="round" />
      </g>
    </>
  ),
  cocktail: (
    <>
      <path d="M46 52 29 4" fill="none" stroke="#4f9660" strokeWidth="4.5" strokeLinecap="round" />
      <circle cx="74" cy="20" r="16" fill="#f0a93a" />
      <circle cx="74" cy="20" r="12" fill="#ffd98a" />
      <path
        d="M74 20V9m0 11 9.5-6M74 20l9.5 6M74 20v11m0-11-9.5 6m9.5-6-9.5-6"
        fill="none"
        stroke="#f0a93a"
        strokeWidth="2.6"
      />
      <path d="M8 21c0-3 2-5 5-5h66c3 0 5 2 5 5 0 1-.4 2-1 3L51 56c-3 3-7 3-10 0L9 24c-.6-1-1-2-1-3Z" fill="#c9e4ee" />
      <path d="M18 27h56L50 51c-2.5 2.5-5.5 2.5-8 0Z" fill="#f0628a" />
      <path d="M60 27h14L50 51c-2 2-5 2.4-7 1 7-7 14-16 17-25Z" fill="#d9416c" />
      <ellipse cx="46" cy="27" rx="28" ry="3.5" fill="#f78fab" />
      <path d="M46 56v28" fill="none" stroke="#a9cfdd" strokeWidth="6" />
      <path d="M26 88c0-4 9-7 20-7s20 3 20 7c0 2-1 3-3 3H29c-2 0-3-1-3-3Z" fill="#c9e4ee" />
      <path d="M66 88c0 2-1 3-3 3H46c8-1 14-4 15-8 3 1 5 3 5 5Z" fill="#a9cfdd" />
      <path d="m26 35 9 9" fill="none" stroke="#ffd3de" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  dinner: (
    <>
      <circle cx="34" cy="20" r="17" fill="#f8c64c" opacity="0.2" />
      <circle cx="64" cy="34" r="17" fill="#f8c64c" opacity="0.2" />
      <path d="M34 8c6 6 8 10 8 14s-3.5 7-8 7-8-3-8-7 2-8 8-14Z" fill="#f3a93c" />
      <path d="M34 17c3 3 4 5 4 7s-2 4-4 4-4-2-4-4 1-4 4-7Z" fill="#fff0c9" />
      <path d="M64 22c6 6 8 10 8 14s-3.5 7-8 7-8-3-8-7 2-8 8-14Z" fill="#f3a93c" />
      <path d="M64 31c3 3 4 5 4 7s-2 4-4 4-4-2-4-4 1-4 4-7Z" fill="#fff0c9" />
      <path d="M28 34c0-3 12-3 12 0v36H28Z" fill="#e8476d" />
      <path d="M35 32c3 0 5 1 5 2v36h-5Z" fill="#c21f4e" />
      <path d="M58 48c0-3 12-3 12 0v22H58Z" fill="#e8476d" />
      <path d="M65 46c3 0 5 1 5 2v22h-5Z" fill="#c21f4e" />
      <path
        d="M29 34c0 4-1 8 2 9s2-4 3-6M59 48c0 3-1 6 2 7s2-3 3-5"
        fill="none"
        stroke="#ffb3c4"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M24 68h20c0 5-4 8-7 8h-6c-3 0-7-3-7-8ZM54 68h20c0 5-4 8-7 8h-6c-3 0-7-3-7-8Z" fill="#f0b23e" />
      <path d="M36 68h8c0 5-4 8-7 8 0-2-1-5-1-8ZM66 68h8c0 5-4 8-7 8 0-2-1-5-1-8Z" fill="#dc9427" />
      <path d="M34 74v8m30-8v8" stroke="#dc9427" strokeWidth="5" />
      <path d="M8 84c0-3 3-4 6-4h68c3 0 6 1 6 4 0 5-14 8-40 8S8 89 8 84Z" fill="#f0b23e" />
      <path d="M88 84c0 5-14 8-40 8 20-2 32-6 33-12 4 0 7 1 7 4Z" fill="#dc9427" />
    </>
  ),
  perfume: (
    <>
      <path d="M36 6h24c3 0 5 2 5 5v12c0 3-2 5-5 5H36c-3 0-5-2-5-5V11c0-3 2-5 5-5Z" fill="#8c5bb3" />
      <path d="M54 6h6c3 0 5 2 5 5v12c0 3-2 5-5 5H48c4-7 7-14 6-22Z" fill="#7b4ba0" />
      <path d="M37 12v7" stroke="#d7b9ee" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M40 28h16v10H40Z" fill="#f0b23e" />
      <path d="M50 28h6v10h-6Z" fill="#dc9427" />
      <path d="M32 36h32c14 4 22 15 22 28s-7 27-16 27H26c-9 0-16-14-16-27s8-24 22-28Z" fill="#f9c9d4" />
      <path d="M14 58c10 4 18 4 28 0s28-4 40 0c1 15-5 28-13 28H27c-8 0-14-13-13-28Z" fill="#ee7d9b" />
      <path d="M68 55.6c5 .3 10 1 14 2.4 1 15-5 28-13 28H52c12-6 17-17 16-30.4Z" fill="#d95a7d" />
      <path d="M48 80c-12-9-12-17-8-20 3-3 7-1 8 2 1-3 5-5 8-2 4 3 4 11-8 20Z" fill="#fff1ee" />
      <path d="M18 54c1-6 5-10 11-12" fill="none" stroke="#fff4f4" strokeWidth="4.5" strokeLinecap="round" />
    </>
  ),
  boat: (
    <>
      <circle cx="70" cy="24" r="15" fill="#f8c64c" />
      <path d="M46 8v58" stroke="#7a4529" strokeWidth="4" strokeLinecap="round" />
      <path d="M43 12v48H14c12-12 22-28 29-48Z" fill="#fbeadf" />
      <path d="M43 36v24H14c11-3 21-11 29-24Z" fill="#ecd0bf" />
      <path d="M50 16c12 13 22 28 27 44H50Z" fill="#e8476d" />
      <path d="M62 32c6 9 11 18 15 28H50c8-7 12-17 12-28Z" fill="#c9305a" />
      <path d="M10 66h76c-2 10-9 17-19 17H30c-11 0-18-7-20-17Z" fill="#a86b3f" />
      <path d="M86 66c-2 10-9 17-19 17H46c13-2 22-8 26-17Z" fill="#8a5530" />
      <path d="M10 66h76l-1 5H11Z" fill="#f1cfa8" />
      <path
        d="M4 84c6-5 12-5 17.5 0s12 5 17.5 0 12-5 17.5 0 12 5 17.5 0 12-5 18 0v4c0 3-2 5-5 5H9c-3 0-5-2-5-5Z"
        fill="#6fb8d9"
        stroke="#6fb8d9"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M12 89c5-3 9-3 13 0m30 0c5-3 9-3 13 0"
        fill="none"
        stroke="#b8e4f4"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
} satisfies Record<string, ReactElement>;
