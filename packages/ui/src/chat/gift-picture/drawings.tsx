import type { ReactElement } from 'react';

/* Each gift in a field of 96 x 96, in the same flat manner as the portraits: few shapes, one light from the upper left. */
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
      <path d="M43 44c-5-2-6-5-3-5.5 2 0 3 1 3 1s1-1 3-1c3 .5 2 3.5-3 5.500Z" fill="#e8c9a8" />
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
      <path d="M48 88C12 62 10 38 18 27c8-10 23-9 30 4 7-13 22-14 30-4 8 11 6 35-30 61Z" fill="#a3173d" />
      <path d="M48 80C20 60 18 41 24 32c7-8 18-7 24 5 6-12 17-13 24-5 6 9 4 28-24 48Z" fill="#f6dfd3" />
      <circle cx="35" cy="44" r="8.5" fill="#5b321f" />
      <circle cx="61" cy="44" r="8.5" fill="#7a4529" />
      <circle cx="48" cy="61" r="8.5" fill="#4a2819" />
      <path
        d="M30 42c4-4 8-3 10 0M56 45l10-4M44 59c3 3 6 3 9 0"
        fill="none"
        stroke="#e8c39c"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M66 12c8-6 15-2 12 4-2 4-8 5-12 4 1 5-3 10-8 10-6 0-7-7 2-13"
        fill="none"
        stroke="#e8476d"
        strokeWidth="4"
        strokeLinejoin="round"
      />
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
      <path d="m22 12 22-4 4 26c2 9-2 14-9 15s-11-3-13-11Z" fill="#f2e5c3" transform="rotate(-8 35 30)" />
      <path d="m24 22 20-3 3 16c1 8-2 12-8 13s-10-3-11-9Z" fill="#f0c65a" transform="rotate(-8 35 30)" />
      <path d="m40 49 5 32m-13 4 25-4" fill="none" stroke="#d8c69a" strokeWidth="4" strokeLinecap="round" />
      <path d="m74 12-20-4-6 26c-2 8 2 13 8 14s11-2 13-10Z" fill="#f7efd9" />
      <path d="m71 23-19-4-3 15c-2 8 2 12 7 13s10-2 11-9Z" fill="#f5d376" />
      <path d="m57 48-6 33m-12 0 24 4" fill="none" stroke="#cbb98c" strokeWidth="4" strokeLinecap="round" />
      <circle cx="58" cy="28" r="2" fill="#fff6da" />
      <circle cx="62" cy="36" r="2.4" fill="#fff6da" />
      <circle cx="33" cy="32" r="2.2" fill="#fff6da" />
      <circle cx="39" cy="40" r="2" fill="#fff6da" />
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
      <path d="M82 8v12m-6-6h12" stroke="#e2b93f" strokeWidth="3" strokeLinecap="round" />
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
      <path d="M36 24 76 14v12L36 36Z" fill="#7b4ba0" />
      <path d="M36 24v46M76 14v46" stroke="#5d3480" strokeWidth="6" strokeLinecap="round" />
      <ellipse cx="27" cy="72" rx="13" ry="10" fill="#8c5bb3" transform="rotate(-18 27 72)" />
      <ellipse cx="67" cy="62" rx="13" ry="10" fill="#8c5bb3" transform="rotate(-18 67 62)" />
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
        <path d="m36 38 3.4 7 7.6 1-5.5 5.4 1.3 7.6-6.8-3.6-6.8 3.6 1.3-7.600L25 46l7.6-1Z" fill="#fff3d6" />
      </g>
    </>
  ),
} satisfies Record<string, ReactElement>;
