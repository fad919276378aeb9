// npm run check: regenerates generated files, formats, applies automatic fixes, then runs the quick tests.
// npm run check -- packages: also checks the promised API of the published packages, and builds them for that.
import { bin, root, run } from './lib/process.ts';
import { writeRouteTree } from './lib/route-tree.ts';

const code = ['packages', 'apps', 'tools', 'tests', '.storybook'];
await writeRouteTree();
for (const writer of ['apps/server/src/cli/openapi.ts', 'tools/elements.ts'])
  await run(process.execPath, [root + writer], { quiet: true });
await run(bin('oxlint'), ['--type-aware', '--quiet', '--fix', ...code], { quiet: true });
await run(bin('oxfmt'), [...code], { quiet: true });
if (process.argv.includes('packages'))
  await run(process.execPath, [`${root}tools/checks/packages.ts`, '--write'], { quiet: true });
const { status } = await run(process.execPath, [`${root}tools/test.ts`, '--quick']);
process.exit(status);
