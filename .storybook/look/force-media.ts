/** Settings of the reader's system that this page can override. */
type Forced = Partial<Record<'prefers-reduced-motion' | 'forced-colors', 'reduce' | 'active'>>;

const written = new WeakMap<CSSMediaRule, string>();
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';
let askSystem: typeof window.matchMedia | undefined;
let forced: Forced = {};

/** Makes `@media` rules and `matchMedia` answer as if the reader had these settings; an empty object restores the system's. */
export function forceMedia(next: Forced): void {
  if (JSON.stringify(next) === JSON.stringify(forced)) return;
  forced = next;
  const ask = (askSystem ??= window.matchMedia.bind(window));
  window.matchMedia = Object.keys(next).length > 0 ? (query) => ask(pretend(query)) : ask;
  for (const sheet of document.styleSheets) visit(rulesOf(sheet));
}

function pretend(query: string): string {
  return query.replace(/\((prefers-reduced-motion|forced-colors)(?:: *([a-z-]+))?\)/g, (asked, feature, value) => {
    const wanted = forced[feature as keyof Forced];
    if (wanted === undefined) return asked as string;
    return value === undefined || value === wanted ? always : never;
  });
}

function visit(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, original);
      const text = pretend(original);
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
    if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
  }
}

/** A page opened from a file may not read its linked style sheets. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
