import { posix } from 'node:path';

/** Which package may import which, and which outside packages it must not use (design: imports only run downward). */
const layers: Record<string, Layer> = {
  ui: {
    may: [],
    not: ['react-intl', '@tanstack/', 'valibot', 'hono'],
    why: 'ui is a leaf: no words, no data, no router',
  },
  'api-client': {
    may: [],
    not: ['react', 'react-dom', 'react-intl', '@tanstack/', 'hono', 'node:'],
    why: 'api-client knows nothing but fetch',
  },
  features: {
    may: ['ui', 'api-client'],
    not: ['@tanstack/react-router', 'hono', 'node:'],
    why: 'features knows no router, lander, page or server',
  },
  landers: {
    may: ['ui', 'api-client', 'features'],
    not: ['@tanstack/react-router', 'hono', 'node:'],
    why: 'a lander knows no router, page or server',
  },
  web: {
    may: ['ui', 'api-client', 'features', 'landers'],
    not: ['hono'],
    why: 'the web app talks to the server by calls',
  },
  server: {
    may: ['api-client/contract'],
    not: ['react', 'react-dom', 'react-intl', '@react-email/', '@tanstack/'],
    why: 'the server knows the contract only',
  },
};
interface Layer {
  may: string[];
  not: string[];
  why: string;
}

const below = Symbol('every room below');
/**
 * The rooms of apps/server/src, the lowest first (docs/decisions/2026-11-23-rooms-of-the-server.md). A room imports only rooms listed
 * before it: all of them if it says `below`, otherwise the foundations and the rooms that it names. `.` are the files beside the folders.
 */
const rooms: Record<string, typeof below | readonly string[]> = {
  // Foundations.
  platform: below,
  site: below,
  places: below,
  credits: below,
  people: below,
  identity: below,
  // Features, each with one subject.
  operations: [],
  session: [],
  account: ['session'],
  'age-check': [],
  consents: [],
  partners: [],
  'second-step': ['session'],
  passkeys: ['session', 'second-step'],
  deletion: ['session'],
  export: ['session'],
  receipts: [],
  payments: ['receipts'],
  blocks: [],
  likes: ['blocks'],
  visits: ['blocks'],
  play: ['blocks', 'likes'],
  profile: ['likes', 'visits'],
  search: ['profile'],
  'match-finder': ['profile', 'search'],
  today: ['search'],
  photos: [],
  chat: ['blocks', 'photos'],
  media: ['photos', 'chat'],
  push: ['session'],
  signup: ['session', 'account', 'chat', 'age-check'],
  reports: ['blocks'],
  notices: [],
  complaints: [],
  notifications: [],
  moderation: ['session', 'photos', 'chat', 'notices', 'complaints'],
  // Rooms that combine the features.
  seed: below,
  web: below,
  '.': below,
  cli: below,
};
const order = Object.keys(rooms);
const foundations = order.slice(
  0,
  order.findIndex((room) => rooms[room] !== below),
);
/** Tests are beside the code they test, and may use everything. */
const forTests = /\.(test|guard)\.ts$|(^|\/)testing\//;

/** Files with SQL outside the stores: code that stores share, and code that creates and fills the database. */
const mayHoldSql =
  /\.(store|test)\.ts$|^(platform|seed|cli|testing|\w+\/testing)\/|^(credits\/ledger|people\/(visibility|activity|pair-lock))\.ts$/;
/** Files that lay out mails, with a library of React components for that (docs/decisions/2026-11-23-mails.md). */
const mayDrawMails = /^platform\/mail\/mail-(layout|styles)\.ts$/;
/** Build configuration, not part of the build. */
const howItIsBuilt = /^build\/|\.config\.ts$/;
const mayKnowHttp = /\.(routes|test)\.ts$|^(platform|web|testing)\/|^server\.ts$/;

interface Node {
  type: string;
  value?: unknown;
  name?: string;
  source?: Node | null;
  tag?: Node;
  property?: Node;
}
interface Context {
  filename: string;
  report: (problem: { node: Node; message: string }) => void;
}
interface Place {
  layer: string;
  /** Inside the layer's `src`. */
  path: string;
}

/** The package of a file and its path in it; undefined for files of no package. */
function placeOf(file: string): Place | undefined {
  const [, layer, path] = /.*(?:packages|apps)\/([\w-]+)\/(?:src\/)?(.+)$/.exec(file.replaceAll('\\', '/')) ?? [];
  return layer && path && layer in layers ? { layer, path } : undefined;
}

/** The target of an import: a place of ours, or `undefined` for an external package. */
function targetOf(file: string, source: string): Place | undefined {
  const [, layer = '', path = ''] = /^@heartline\/([\w-]+)\/?(.*)$/.exec(source) ?? [];
  if (layer) return { layer, path };
  return source.startsWith('.') ? placeOf(posix.join(posix.dirname(file.replaceAll('\\', '/')), source)) : undefined;
}

const roomOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '.');

/** Why a file of the server must not import another; undefined if it may. */
function roomRefusal(from: Place, to: Place): string | undefined {
  if (forTests.test(from.path)) return undefined;
  if (forTests.test(to.path)) return 'what is for tests is imported by tests only';
  const [room, other] = [roomOf(from.path), roomOf(to.path)];
  if (room === other) return undefined;
  const may = rooms[room];
  if (!may || !(other in rooms)) return `give the room its place in the order of rooms: ${may ? other : room}`;
  const lower = order.indexOf(other) < order.indexOf(room);
  if (lower && (may === below || foundations.includes(other) || may.includes(other))) return undefined;
  return lower
    ? `${room} does not name ${other} among the rooms it builds on`
    : `${other} does not lie below ${room}: what both need belongs into a lower room`;
}

/** Why a file must not import something; undefined if it may. */
export function refusal(file: string, source: string): string | undefined {
  const from = placeOf(file);
  const layer = from && layers[from.layer];
  if (!from || !layer || howItIsBuilt.test(from.path)) return undefined;
  const to = targetOf(file, source);
  if (to && from.layer === 'server' && to.layer === 'server') return roomRefusal(from, to);
  if (to && to.layer === from.layer) {
    const [feature, other] = [from.path.split('/')[0], to.path.split('/')[0]];
    const crosses = from.layer === 'features' && feature !== other && other !== 'shared';
    return crosses
      ? 'a feature imports no other feature: share through features/src/shared, or take a prop'
      : undefined;
  }
  if (to) {
    const allowed = layer.may.some((name) => name === to.layer || `${to.layer}/${to.path}`.startsWith(name));
    return allowed ? undefined : layer.why;
  }
  if (from.layer === 'server' && mayDrawMails.test(from.path) && /^(react(-dom)?(\/|$)|@react-email\/)/.test(source))
    return undefined;
  if (layer.not.some((name) => source === name || source.startsWith(/[/:]$/.test(name) ? name : `${name}/`)))
    return layer.why;
  // hono/html only renders pages and does not depend on requests.
  if (from.layer === 'server' && /^@?hono\b(?!\/html$)/.test(source) && !mayKnowHttp.test(from.path))
    return 'only routes know HTTP';
  return undefined;
}

const direction = {
  create(context: Context) {
    const check = ({ source }: Node) => {
      const message = typeof source?.value === 'string' ? refusal(context.filename, source.value) : undefined;
      if (source && message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const sqlInStores = {
  create(context: Context) {
    const place = placeOf(context.filename);
    if (place?.layer !== 'server' || mayHoldSql.test(place.path)) return {};
    return {
      TaggedTemplateExpression(node: Node) {
        const name = node.tag?.name ?? node.tag?.property?.name ?? '';
        if (['sql', 'tx', 'db'].includes(name))
          context.report({ node, message: 'only stores speak SQL: move it to a *.store.ts' });
      },
    };
  },
};

export default { meta: { name: 'heartline' }, rules: { 'import-direction': direction, 'sql-in-stores': sqlInStores } };
