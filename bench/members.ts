// Browsing members as they do it: the real server, the built site, Chromium.
import { buildWeb, webDist } from '../tools/lib/build-web.ts';
import { launchBrowser } from '../tools/lib/open-folder.ts';
import { withBenchServer } from './bench-server.ts';
import { measureFrames } from './members/frames.ts';
import { measureLongList } from './members/long-list.ts';
import { measureNextProfile } from './members/next-profile.ts';
import { addPeople } from './members/people.ts';
import { sized } from './short.ts';

// Built in another folder if another run builds in this checkout.
if (process.env['WEB_DIST'] === undefined) {
  await buildWeb(() => {});
  process.env['WEB_DIST'] = webDist;
}
await withBenchServer(1, async (server) => {
  await addPeople(server, { members: sized(8400, 300), faces: sized(24, 2) });
  const browser = await launchBrowser();
  try {
    const rows = [
      ...(await measureNextProfile(browser, server)),
      ...(await measureFrames(browser, server)),
      ...(await measureLongList(browser, server)),
    ];
    console.log(JSON.stringify({ bench: 'members', rows }));
    process.exitCode = rows.some(
      ({ limit, value, atLeast }) => limit !== undefined && (atLeast ? value < limit : value > limit),
    )
      ? 1
      : 0;
  } finally {
    await browser.close();
  }
});
