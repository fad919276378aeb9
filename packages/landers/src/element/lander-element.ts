import type { Drawer, DrawerFor, Drawn, EmbedOptions, LanderEvent } from './drawer.ts';
import { landerAttributes } from './lander-attributes.ts';
import { readOptions } from './read-options.ts';

/**
 * Defines `<heartline-gallery>` and the like: an open shadow root with our styles, which nothing of the host page reaches. Events,
 * without data about the visitor: `heartline:ready` once everything shows, `heartline:signup` when a visitor leaves for the sign-up.
 *
 * @param lander name of its folder
 * @param drawerFor its drawer, which may have to be loaded first
 * @param defaultSite origin of the site if the attribute `site` is missing: that of the script
 */
export function defineLanderElement(lander: string, drawerFor: DrawerFor, defaultSite: string | undefined): void {
  const name = `heartline-${lander}`;
  if (customElements.get(name)) return;

  class Lander extends HTMLElement {
    static readonly observedAttributes = landerAttributes.map(({ attribute }) => attribute);
    // Without a registry of custom elements, of which landers have none: with that of this document, Preact could create nothing in another one.
    readonly #shadow = this.attachShadow({ mode: 'open', customElementRegistry: null });
    #drawn: Drawn | undefined;
    #due = false;

    connectedCallback(): void {
      this.#takeEarlyProperties();
      this.#renderSoon();
    }

    disconnectedCallback(): void {
      this.#renderSoon();
    }

    attributeChangedCallback(): void {
      this.#renderSoon();
    }

    /** A script may have set properties before this class was defined; they would hide the accessors. */
    #takeEarlyProperties(): void {
      for (const { property } of landerAttributes) {
        if (!Object.hasOwn(this, property)) continue;
        const value: unknown = Reflect.get(this, property);
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, value);
      }
    }

    /** Attributes often change one after the other, and an element may be moved: renders once after all of it. */
    #renderSoon(): void {
      if (this.#due) return;
      this.#due = true;
      queueMicrotask(() => {
        this.#due = false;
        this.#render();
      });
    }

    #render(): void {
      const options = this.isConnected ? this.#options() : undefined;
      if (!options) {
        this.#drawn?.end();
        this.#drawn = undefined;
        return;
      }
      const drawer = drawerFor(options.locale);
      if (drawer instanceof Promise)
        void drawer.then(
          () => this.#renderSoon(),
          (error: unknown) => this.#report(error),
        );
      else this.#draw(drawer, options);
    }

    #draw(drawer: Drawer, options: EmbedOptions): void {
      this.#drawn ??= drawer(this.#shadow, this.#tell);
      this.#drawn.draw(options);
    }

    #options(): EmbedOptions | undefined {
      try {
        const language = this.ownerDocument.documentElement.lang;
        return readOptions((attribute) => this.getAttribute(attribute), { defaultSite, language });
      } catch (error) {
        this.#report(error);
        return undefined;
      }
    }

    #report(error: unknown): void {
      reportError(new Error(`<${name}>: ${(error as Error).message}`));
    }

    readonly #tell = (event: LanderEvent): void => {
      this.dispatchEvent(new CustomEvent(`heartline:${event}`, { bubbles: true, composed: true }));
    };
  }

  for (const { attribute, property } of landerAttributes) {
    Object.defineProperty(Lander.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: string | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value);
      },
    });
  }
  customElements.define(name, Lander);
}
