import news from 'virtual:news';

import { Prose } from './prose.tsx';

/** Changes: first those of the next release, then those of past releases. */
export function News() {
  return (
    <div className="sb-unstyled flex flex-col gap-8">
      <section className="flex flex-col gap-3">
        <h2 className="text-xl font-bold">In the next release</h2>
        {news.next.length === 0 ? <p className="text-ink-muted">Nothing is waiting.</p> : null}
        <ul className="flex flex-col gap-3">
          {news.next.map(({ packages, text }) => (
            <li key={text} className="rounded-lg border border-line bg-surface p-5">
              <p className="mb-2 flex flex-wrap gap-2">
                {packages.map((name) => (
                  <span key={name} className="rounded-full bg-surface-sunken px-3 py-1 text-sm text-ink-muted">
                    {name}
                  </span>
                ))}
              </p>
              <p className="max-w-180 text-ink">
                <Prose text={text} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      {news.releases.map(({ name, version, changes }) => (
        <section key={`${name}-${version}`} className="flex flex-col gap-2">
          <h2 className="text-xl font-bold">
            {name} {version}
          </h2>
          {changes.map(({ kind, lines }) => (
            <div key={kind}>
              <h3 className="font-semibold text-ink-muted">{kind}</h3>
              <ul className="list-disc ps-5">
                {lines.map((line) => (
                  <li key={line}>
                    <Prose text={line} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
