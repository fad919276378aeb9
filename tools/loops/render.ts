/**
 * Renders the loops of the landers and writes them where they are used: `node tools/loops/render.ts [name …]`. Needs Chromium, and ffmpeg
 * with SVT-AV1 and x264 (`apt-get install ffmpeg` on Debian), which nothing else needs, so its output is committed.
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { root, run } from '../lib/process.ts';

const size = { width: 1024, height: 640 };
const [seconds, perSecond] = [8, 20];
const loops: Record<string, string> = {
  lanterns: 'video',
  morning: 'transitionsvideolanding',
  afternoon: 'transitionsvideolanding',
  night: 'transitionsvideolanding',
};

const asked = process.argv.slice(2);
const scenes = stripTypeScriptTypes(readFileSync(new URL('scenes.ts', import.meta.url), 'utf8'));
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });
const page = await browser.newPage();
for (const [name, lander] of Object.entries(loops)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const frames = mkdtempSync(join(tmpdir(), 'loop-'));
  try {
    for (let frame = 0; frame < seconds * perSecond; frame += 1) {
      const at = frame / (seconds * perSecond);
      const picture = await page.evaluate(draw, { scenes, name, at, size });
      writeFileSync(join(frames, `${String(frame).padStart(4, '0')}.png`), Buffer.from(picture, 'base64'));
    }
    const target = join(root, 'packages/landers/src', lander, name);
    const from = ['-y', '-loglevel', 'error', '-framerate', String(perSecond), '-i', join(frames, '%04d.png')];
    const still = ['-y', '-loglevel', 'error', '-i', join(frames, '0000.png')];
    const yuv = ['-pix_fmt', 'yuv420p', '-an'];
    await encode([...from, '-c:v', 'libsvtav1', '-preset', '4', '-crf', '44', '-g', '160', ...yuv, `${target}.webm`]);
    await encode([
      ...from,
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-crf',
      '27',
      '-tune',
      'animation',
      '-movflags',
      '+faststart',
      ...yuv,
      `${target}.mp4`,
    ]);
    await encode([...still, '-c:v', 'libwebp', '-quality', '70', `${target}.webp`]);
    for (const kind of ['webm', 'mp4', 'webp'])
      process.stdout.write(`${name}.${kind}: ${Math.round(statSync(`${target}.${kind}`).size / 1000)} kB\n`);
  } finally {
    rmSync(frames, { recursive: true });
  }
}
await browser.close();

async function encode(options: string[]): Promise<void> {
  const { status, output } = await run('ffmpeg', options, { quiet: true });
  if (status !== 0) throw new Error(output);
}

/** Runs in the browser: one moment of a scene, as a PNG in base64. */
async function draw(asked: { scenes: string; name: string; at: number; size: { width: number; height: number } }) {
  const address = URL.createObjectURL(new Blob([asked.scenes], { type: 'text/javascript' }));
  const module = (await import(address)) as Record<string, (draw: unknown, box: object, at: number) => void>;
  URL.revokeObjectURL(address);
  const canvas = Object.assign(document.createElement('canvas'), asked.size);
  module[asked.name]?.(canvas.getContext('2d'), asked.size, asked.at);
  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
}
