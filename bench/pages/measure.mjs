// Measures addresses with Lighthouse as a phone on a slow connection: `node measure.mjs '{"chromium", "runs", "addresses"}'`. Prints JSON.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const { chromium, runs, addresses } = JSON.parse(process.argv[2] ?? '');
const chrome = await launch({ chromePath: chromium, chromeFlags: ['--headless=new', '--no-sandbox'] });
const measured = [];
// Alternating, so that other load on the machine affects all of them.
for (let run = 0; run < runs; run += 1)
  for (const address of addresses) {
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error(`${address} was not measured`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    const figure = (name) => audits[name]?.numericValue ?? Number.NaN;
    measured.push({
      address,
      scores: Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      painted: figure('largest-contentful-paint'),
      blocked: figure('total-blocking-time'),
      moved: figure('cumulative-layout-shift'),
    });
  }
chrome.kill();
process.stdout.write(JSON.stringify(measured));
