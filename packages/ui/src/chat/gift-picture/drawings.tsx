import type { ReactElement } from 'react';

import { tenderDrawings } from './tender-drawings.tsx';
import { treatDrawings } from './treat-drawings.tsx';

/* Each gift on 96 x 96, in the same flat style as the portraits: few shapes, one light from the upper left. */
export const drawings = {
  rose: (
    <>
      <path d="M48 50c1 14 0 26-3 38" fill="none" stroke="#3f7d4e" strokeWidth="4" strokeLinecap="round" />
      <path d="M47 70c8-9 18-10 24-7-3 9-13 13-24 9ZM46 80c-8-7-16-7-22-3 4 8 13 10 22 5Z" fill="#4f9660" />
      <path d="M48 8c16 0 27 11 27 24 0 14-12 24-27 24S21 46 21 32 32 8 48 8Z" fill="#d2234f" />
      <path d="M48 8c10 2 17 8 19 16-8 10-27 12-38 4 2-11 9-19 19-20Z" fill="#e8476d" />
      <path d="M30 30c10 9 28 9 38-2 2 13-7 24-20 25-11-1-20-11-18-23Z" fill="#b81740" />
      <path d="M40 17c7-4 16-1 17 6s-9 11-15 7c5 0 9-3 8-6s-6-4-10-7Z" fill="#ffb3c4" />
    </>
  ),
  bear: (
    <>
      <circle cx="27" cy="26" r="13" fill="#a86b3f" />
      <circle cx="69" cy="26" r="13" fill="#a86b3f" />
      <circle cx="27" cy="26" r="6" fill="#e8b98d" />
      <circle cx="69" cy="26" r="6" fill="#e8b98d" />
      <path d="M24 66c0-10 10-16 24-16s24 6 24 16v14c0 6-6 10-12 10H36c-6 0-12-4-12-10Z" fill="#96592f" />
      <path d="M48 12c20 0 32 13 32 28S67 66 48 66 16 55 16 40s12-28 32-28Z" fill="#b97a4a" />
      <ellipse cx="48" cy="48" rx="15" ry="12" fill="#f1cfa8" />
      <path d="M43 43h10c0 4-3 6-5 6s-5-2-5-6Z" fill="#4a2a1c" />
      <path d="M48 49v4m-6 0c2 3 10 3 12 0" fill="none" stroke="#4a2a1c" strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="35" cy="36" r="3.4" fill="#33201a" />
      <circle cx="61" cy="36" r="3.4" fill="#33201a" />
      <path d="M48 84c-12-8-11-17-5-17 3 0 5 3 5 3s2-3 5-3c6 0 7 9-5 17Z" fill="#e0325c" />
    </>
  ),
  coffee: (
    <>
      <path d="M66 46h6c8 0 13 5 13 12s-5 12-13 12h-6v-6h5c5 0 8-2 8-6s-3-6-8-6h-5Z" fill="#e9e1d8" />
      <path d="M16 40h54v20c0 14-10 22-27 22s-27-8-27-22Z" fill="#fbf6ef" />
      <path d="M58 40h12v20c0 14-10 22-27 22 10-3 15-12 15-24Z" fill="#e9e1d8" />
      <ellipse cx="43" cy="41" rx="27" ry="7" fill="#e2d8cc" />
      <ellipse cx="43" cy="41.5" rx="22" ry="5" fill="#6f4128" />
      <path d="M43 44c-5-2-6-5-3-5.5 2 0 3 1 3 1s1-1 3-1c3 .5 2 3.5-3 5.5Z" fill="#e8c9a8" />
      <path
        d="M32 30c-6-6 4-9-1-17M46 30c-6-6 4-9-1-17"
        fill="none"
        stroke="#b9a79b"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <ellipse cx="44" cy="86" rx="34" ry="4.5" fill="#d9cbbd" />
    </>
  ),
  chocolate: (
    <>
      <path d="M48 90C10 62 7 38 16 26c8-11 24-11 32 4 8-15 24-15 32-4 9 12 6 36-32 64Z" fill="#a3173d" />
      <path d="M80 26c9 12 6 36-32 64 20-22 29-44 26-69 2 1 4 3 6 5Z" fill="#8a1132" />
      <path d="M48 80C20 60 17 42 23 33c7-9 19-8 25 5 6-13 18-14 25-5 6 9 3 27-25 47Z" fill="#f8e4d8" />
      <rect x="25.5" y="37" width="18" height="18" rx="4" fill="#5b321f" transform="rotate(-10 34 46)" />
      <path d="m28 44 11-3m-10 8 12-3" fill="none" stroke="#a97650" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="62" cy="45" r="9.5" fill="#8a5530" />
      <path d="M57 45c0-7 9-7 9-1 0 4-5 4-5 1" fill="none" stroke="#e8c39c" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M48 74c-9-6-12-12-9-16 3-3 7-2 9 1 2-3 6-4 9-1 3 4 0 10-9 16Z" fill="#d2506f" />
      <path d="M42 62c0-1.5 1-2.5 2.5-2.5" fill="none" stroke="#ffc9d4" strokeWidth="2.2" strokeLinecap="round" />
      <path
        d="M48 24c-9-10-20-10-20-3s11 9 20 3Zm0 0c9-10 20-10 20-3s-11 9-20 3Zm-3 3-5 9m11-9 5 9"
        fill="#e8476d"
        stroke="#f0758f"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="48" cy="24" r="4" fill="#f58ea7" />
    </>
  ),
  balloon: (
    <>
      <path d="M48 64c-6 8 7 12 0 26" fill="none" stroke="#9c8b93" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M42 66h12l-6-7Z" fill="#c21f4e" />
      <path d="M48 62C22 46 18 28 25 17c7-9 18-8 23 3 5-11 16-12 23-3 7 11 3 29-23 45Z" fill="#e73a67" />
      <path d="M48 62c18-14 24-32 21-47 6 10 4 31-21 47Z" fill="#c21f4e" />
      <path d="M30 22c3-5 8-5 10-3" fill="none" stroke="#ffc3d0" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  cake: (
    <>
      <path d="M14 56h68v26c0 4-3 6-6 6H20c-3 0-6-2-6-6Z" fill="#f4d7b8" />
      <path d="M14 68h68v6H14Z" fill="#c94a6c" />
      <path
        d="M20 40h56c4 0 6 3 6 6v12c-4 6-9 6-13 0-4 6-10 6-14 0-4 6-10 6-14 0-4 6-10 6-14 0-4 6-9 6-13 0V46c0-3 2-6 6-6Z"
        fill="#fff4f2"
      />
      <path d="M76 40c4 0 6 3 6 6v12c-4 6-9 6-13 0V40Z" fill="#f3dedd" />
      <path d="M45 22h6v18h-6Z" fill="#7fb0a8" />
      <path d="M48 6c5 5 6 8 6 11 0 3-3 5-6 5s-6-2-6-5c0-3 1-6 6-11Z" fill="#f3a93c" />
      <path d="M48 13c2 2 3 4 3 5s-1 2.5-3 2.5-3-1.5-3-2.5 1-3 3-5Z" fill="#fff0c9" />
      <circle cx="28" cy="38" r="5" fill="#d2234f" />
      <circle cx="68" cy="38" r="5" fill="#d2234f" />
    </>
  ),
  champagne: (
    <>
      <path d="M48 3v9M36 6l3.5 8M60 6l-3.5 8" fill="none" stroke="#f0b23e" strokeWidth="3.6" strokeLinecap="round" />
      {[22, 74].map((foot) => (
        <g key={foot} transform={`translate(${foot} 91) rotate(${foot < 48 ? 13 : -13})`}>
          <path d="M0-34V-3" fill="none" stroke="#a9cfdd" strokeWidth="4.6" />
          <path d="M-13 0c0-4 6-6 13-6s13 2 13 6c0 1-1 2-2 2h-22c-1 0-2-1-2-2Z" fill="#c9e4ee" />
          <path d="M13 0c0 1-1 2-2 2H0c5-1 8-3 8-6 3 1 5 2 5 4Z" fill="#a9cfdd" />
          <path d="M-12-74h24l-1 22c-.7 14-5 21-11 21s-10.3-7-11-21Z" fill="#c9e4ee" />
          <path d="M-11.5-62h23l-.5 10c-.7 14-5 21-11 21s-10.3-7-11-21Z" fill="#f8cb5c" />
          <path d="M4-62h7.5l-.5 10c-.7 14-5 21-11 21 5-8 5-20 4-31Z" fill="#e5a838" />
          <ellipse cy="-62" rx="11.5" ry="3" fill="#fff0c9" />
          <circle cx="-4" cy="-50" r="2" fill="#fff0c9" />
          <circle cx="2" cy="-44" r="1.7" fill="#fff0c9" />
          <circle cx="-2" cy="-39" r="1.5" fill="#fff0c9" />
        </g>
      ))}
    </>
  ),
  diamond: (
    <>
      <path d="M26 18h44l18 22-40 46L8 40Z" fill="#8fd0ea" />
      <path d="M26 18 8 40h24ZM70 18 64 40h24Z" fill="#b8e4f4" />
      <path d="M48 18 32 40h32Z" fill="#e4f6fc" />
      <path d="M26 18h22L32 40ZM70 18H48l16 22Z" fill="#a4daf0" />
      <path d="M8 40h24l16 46Z" fill="#6fb8d9" />
      <path d="M88 40H64L48 86Z" fill="#549fc4" />
      <path d="M84 2c1 7 4 10 11 11-7 1-10 4-11 11-1-7-4-10-11-11 7-1 10-4 11-11Z" fill="#f0b23e" />
    </>
  ),
  heart: (
    <>
      <path d="M48 86C10 60 8 34 17 22c9-11 24-9 31 5 7-14 22-16 31-5 9 12 7 38-31 64Z" fill="#df2a58" />
      <path d="M79 22c9 12 7 38-31 64 26-24 32-47 24-68 3 1 5 2 7 4Z" fill="#bb1743" />
      <path d="M23 31c2-6 7-8 12-7" fill="none" stroke="#ffb9c9" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  sun: (
    <>
      <path
        d="M48 6v12M48 78v12M6 48h12M78 48h12M18 18l9 9M69 69l9 9M78 18l-9 9M27 69l-9 9"
        stroke="#f0a93a"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="48" cy="48" r="23" fill="#f8c64c" />
      <path d="M63 30c12 11 8 38-15 41 20-6 23-25 15-41Z" fill="#eda932" />
      <circle cx="40" cy="45" r="2.8" fill="#6b4112" />
      <circle cx="56" cy="45" r="2.8" fill="#6b4112" />
      <path d="M39 54c4 6 14 6 18 0" fill="none" stroke="#6b4112" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  music: (
    <>
      <path d="M36 24 76 14v12L36 36Z" fill="#9766bd" />
      <path d="M36 24v46M76 14v46" stroke="#7b4ba0" strokeWidth="6" strokeLinecap="round" />
      <ellipse cx="27" cy="72" rx="13" ry="10" fill="#9766bd" transform="rotate(-18 27 72)" />
      <ellipse cx="67" cy="62" rx="13" ry="10" fill="#9766bd" transform="rotate(-18 67 62)" />
      <path
        d="M19 70c2-4 6-6 10-5M59 60c2-4 6-6 10-5"
        fill="none"
        stroke="#d7b9ee"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  ticket: (
    <>
      <g transform="rotate(-12 48 48)">
        <path d="M8 30h80v12a7 7 0 0 0 0 14v12H8V56a7 7 0 0 0 0-14Z" fill="#f0b23e" />
        <path d="M64 30h24v12a7 7 0 0 0 0 14v12H64Z" fill="#dc9427" />
        <path d="M64 34v30" stroke="#fff3d6" strokeWidth="2.6" strokeDasharray="4 4" />
        <path d="m36 38 3.4 7 7.6 1-5.5 5.4 1.3 7.6-6.8-3.6-6.8 3.6 1.3-7.6L25 46l7.6-1Z" fill="#fff3d6" />
      </g>
    </>
  ),
  ...tenderDrawings,
  ...treatDrawings,
} satisfies Record<string, ReactElement>;
