import { createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import type { LanderCatalog } from '../shared/index.ts';
import { EmbeddedLander, type EmbeddedContent, type EmbedOptions } from './embedded-lander.tsx';
import { landerAttributes } from './lander-attributes.ts';
import { landerSheet } from './lander-sheet.ts';
import { readOptions } from './read-options.ts';

export interface LanderDefinition {
  catalog: LanderCatalog;
  /** The lander itself, inside its words. */
  Content: ComponentType<EmbeddedContent>;
  /** Origin of the site where the attribute `site` is not given: that of the script. */
  defaultSite: string | undefined;
}

/**
 * Defines `<heartline-gallery>` and its like: an open shadow root with our styles, which nothing of the host page reaches. Events, which
 * say nothing about the visitor: `heartline:ready` once everything shows, `heartline:signup` when somebody leaves for the sign-up.
 */
export function defineLander(name: string, { catalog, Content, defaultSite }: LanderDefinition): void {
  if (customElements.get(name)) return;

  class Lander extends HTMLElement {
    static readonly observedAttributes = [...landerAttributes];
    readonly #shadow = this.attachShadow({ mode: 'open' });
    #root: Root | undefined;
    #due = false;

    connectedCallback(): void {
      this.#shadow.adoptedStyleSheets = [landerSheet()];
      this.#takeEarlyProperties();
      this.#renderSoon();
    }

    disconnectedCallback(): void {
      this.#renderSoon();
    }

    attributeChangedCallback(): void {
      this.#renderSoon();
    }

    /** A script may have set properties before this class was there; they would hide the accessors. */
    #takeEarlyProperties(): void {
      for (const attribute of landerAttributes) {
        if (!Object.hasOwn(this, attribute)) continue;
        const value: unknown = Reflect.get(this, attribute);
        Reflect.deleteProperty(this, attribute);
        Reflect.set(this, attribute, value);
      }
    }

    /** Attributes often come one after the other, and an element may be moved: one look at the end of it all. */
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
        this.#root?.unmount();
        this.#root = undefined;
        return;
      }
      this.#root ??= createRoot(this.#shadow);
      this.#root.render(createElement(EmbeddedLander, { ...options, catalog, Content, onEvent: this.#tell }));
    }

    #options(): EmbedOptions | undefined {
      try {
        return readOptions((attribute) => this.getAttribute(attribute), defaultSite);
      } catch (error) {
        reportError(new Error(`<${name}>: ${(error as Error).message}`));
        return undefined;
      }
    }

    readonly #tell = (event: 'ready' | 'signup'): void => {
      this.dispatchEvent(new CustomEvent(`heartline:${event}`, { bubbles: true, composed: true }));
    };
  }

  for (const attribute of landerAttributes) {
    Object.defineProperty(Lander.prototype, attribute, {
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
