import type { ReactElement } from 'react';

/* Signs of affection, in the style of `drawings.tsx`. */
export const tenderDrawings = {
  kiss: (
    <g transform="rotate(-8 48 50)">
      <path d="M6 47c20-7 29-2 42-2s22-5 42 2c-8 9-24 14-42 14S14 56 6 47Z" fill="#6d0f2b" />
      <path
        d="M6 47C18 36 27 24 38 24c5 0 8 3 10 6 2-3 5-6 10-6 11 0 20 12 32 23-16-1-26 5-42 5S22 46 6 47Z"
        fill="#d2234f"
      />
      <path d="M58 24c11 0 20 12 32 23-11-1-19 2-28 4 8-7 8-19-4-27Z" fill="#b81740" />
      <path d="M6 47c16 4 27 10 42 10s26-6 42-10C81 64 66 77 48 77S15 64 6 47Z" fill="#e8476d" />
      <path d="M90 47C81 64 66 77 48 77c14-4 25-12 29-26 5-1 9-3 13-4Z" fill="#d2234f" />
      <path
        d="M26 61c5 5 11 8 17 8M27 35c3-3 6-5 9-5"
        fill="none"
        stroke="#ffb3c4"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  ),
  letter: (
    <g transform="rotate(-6 48 48)">
      <rect x="8" y="22" width="80" height="56" rx="8" fill="#eec5b2" />
      <path d="M11 75 40 49h16l29 26c-1 2-3 3-5 3H16c-2 0-4-1-5-3Z" fill="#f6dfd3" />
      <path d="M10 28 41 57c4 4 10 4 14 0l31-29v-2c-2-2-4-4-6-4H16c-2 0-4 2-6 4Z" fill="#dca78f" />
      <path d="M10 25 42 53c4 3 8 3 12 0l32-28c-1-2-3-3-6-3H16c-3 0-5 1-6 3Z" fill="#fbe9df" />
      <path d="M48 68C33 57 32 46 37 41c4-4 9-2 11 3 2-5 7-7 11-3 5 5 4 16-11 27Z" fill="#d2234f" />
      <path d="M60 42c4 6 2 16-12 26 7-8 11-17 12-26Z" fill="#b81740" />
      <path d="M38.5 47c.5-2 2-3 4-3" fill="none" stroke="#ffb3c4" strokeWidth="2.6" strokeLinecap="round" />
    </g>
  ),
  clover: (
    <>
      <path d="M49 46c0 18 5 30 14 42" fill="none" stroke="#3f7d4e" strokeWidth="5" strokeLinecap="round" />
      {[45, 135, 225, 315].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 48 44)`}>
          <path d="M48 46C33 36 29 24 33 16c4-7 12-6 15 1 3-7 11-8 15-1 4 8 0 20-15 30Z" fill="#4f9660" />
          <path d="M48 46V17c3-7 11-8 15-1 4 8 0 20-15 30Z" fill={turn < 180 ? '#3f7d4e' : '#468a57'} />
          <path d="M48 39V26" fill="none" stroke="#a5d3a3" strokeWidth="2.6" strokeLinecap="round" />
        </g>
      ))}
    </>
  ),
  star: (
    <>
      <path d="M49 38C62 28 76 17 91 7 82 22 72 35 60 47Z" fill="#f8c64c" />
      <path d="M29 33c9-9 20-17 33-24-8 12-16 22-23 30Z" fill="#f7b7a5" />
      <path d="M62 58c10-6 20-13 29-22-5 12-13 23-23 33Z" fill="#8fd0ea" />
      <path
        d="m38 36 7 14.5 16 2.3-11.5 11.2 2.7 15.9L38 72.4l-14.2 7.5 2.7-15.9L15 52.8l16-2.3Z"
        fill="#f8c64c"
        stroke="#f8c64c"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path
        d="m45 50.5 16 2.3-11.5 11.2 2.7 15.9L38 72.4c6-6 9-14 7-21.9Z"
        fill="#eda932"
        stroke="#eda932"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path
        d="M20 54c3-.6 6-1 9-1.4l3-6"
        fill="none"
        stroke="#fff0c9"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  bouquet: (
    <>
      <path d="M22 40c-9-2-14-8-15-15 8 0 14 3 18 9ZM74 40c9-2 14-8 15-15-8 0-14 3-18 9Z" fill="#4f9660" />
      <path d="M38 20c-4-6-4-11-1-16 5 3 7 8 6 14ZM58 20c4-6 4-11 1-16-5 3-7 8-6 14Z" fill="#3f7d4e" />
      <circle cx="31" cy="25" r="13" fill="#f8c64c" />
      <path d="M43 30c-2 5-7 8-12 8 6-4 9-10 8-20 4 3 5 8 4 12Z" fill="#eda932" />
      <circle cx="66" cy="25" r="13" fill="#8c5bb3" />
      <path d="M78 30c-2 5-7 8-12 8 6-4 9-10 8-20 4 3 5 8 4 12Z" fill="#7b4ba0" />
      <path d="M61 20c3-2 6-2 9 0" fill="none" stroke="#d7b9ee" strokeWidth="3" strokeLinecap="round" />
      <path d="M26 20c3-2 6-2 9 0" fill="none" stroke="#fff0c9" strokeWidth="3" strokeLinecap="round" />
      <path d="M20 40c9 4 19 6 28 6s19-2 28-6L57 88c-1 4-17 4-18 0Z" fill="#f4a9ba" />
      <path d="M76 40 57 88c-1 3-6 3.5-9 3 6-14 10-30 10-46 6-1 12-3 18-5Z" fill="#e58aa0" />
      <circle cx="48" cy="33" r="16" fill="#d2234f" />
      <path d="M36 27c1-5 5-9 12-9s12 4 14 9c-6 8-20 8-26 0Z" fill="#e8476d" />
      <path d="M33 34c8 8 22 8 30-1 1 9-6 16-15 16s-15-7-15-15Z" fill="#b81740" />
      <path d="M43 25c4-3 10-2 11 2s-5 7-9 5" fill="none" stroke="#ffb3c4" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M48 66c-9-8-18-8-18-1s9 7 18 1Zm0 0c9-8 18-8 18-1s-9 7-18 1Zm-3 2-8 13m14-13 8 13"
        fill="#c94a6c"
        stroke="#c21f4e"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  key: (
    <g transform="rotate(38 48 48)">
      <path d="M43 44h10v44c0 3-2 5-5 5s-5-2-5-5Z" fill="#f0b23e" />
      <path d="M48 44h5v44c0 3-2 5-5 5Z" fill="#dc9427" />
      <path d="M52 66h12c2 0 3 1 3 3v3c0 2-1 3-3 3H52ZM52 79h8c2 0 3 1 3 3v3c0 2-1 3-3 3h-8Z" fill="#dc9427" />
      <path d="M48 54C22 38 19 20 26 11c6-8 17-7 22 3 5-10 16-11 22-3 7 9 4 27-22 43Z" fill="#f0b23e" />
      <path d="M70 11c7 9 4 27-22 43 16-16 22-32 17-46 2 .6 4 2 5 3Z" fill="#dc9427" />
      <path d="M48 44C32 33 30 22 34 17c4-5 11-4 14 4 3-8 10-9 14-4 4 5 2 16-14 27Z" fill="#d2234f" />
      <path d="M62 17c4 5 2 16-14 27 8-9 13-18 13-28Z" fill="#b81740" />
      <path d="M37 23c.5-2 2-3 4-3" fill="none" stroke="#ffb3c4" strokeWidth="3" strokeLinecap="round" />
      <path d="M25 22c0-5 3-9 8-9" fill="none" stroke="#fff3d6" strokeWidth="3" strokeLinecap="round" />
    </g>
  ),
} satisfies Record<string, ReactElement>;
