import { posix } from 'node:path';
import type { StyleHook } from './css.ts';

/** With what a style is called whose callers are not all read alike: from another module, or by a name made up. */
const GIVEN: Record<string, readonly string[]> = {
  'calendar/style/index': ['ant-picker', 'ant-picker-calendar'],
  'cascader/style/index': ['ant-cascader', 'ant-cascader-css-var'],
  'cascader/style/panel': ['ant-cascader'],
  'float-button/style/index': ['ant-float-btn', 'ant-float-btn-css-var'],
  'form/style/fallbackCmp': ['ant-form'],
  'message/style/index': ['ant-message', 'ant-message-css-var'],
  'modal/style/confirm': ['ant-modal'],
  'notification/style/index': ['ant-notification', 'ant-notification-css-var'],
  'notification/style/pure-panel': ['ant-notification'],
  'tree-select/style/index': ['ant-tree-select', 'ant-select-tree', 'ant-tree-select-css-var'],
};

/** The class below which a component sets its font, by what its hook is given besides the component's class. */
function rootOf(prefix: string, given: string | undefined): string {
  if (given === undefined || given === 'rootClassName') return prefix;
  if (/rootCls$/i.test(given)) return `${prefix}-css-var`;
  if (given === 'wrapperCls') return `${prefix}-wrapper`;
  throw new Error(`antd gives a style of .${prefix} something unknown: ${given}`);
}

/** What the components of antd in a build call their styles with; keys are `button/style/index default`. */
export class StyleCalls {
  readonly #prefixes = new Map<string, Set<string>>();
  readonly #roots = new Map<string, Set<string | undefined>>();

  /** Reads a component's module, `button/button.js` below antd's modules. */
  read(file: string, code: string): void {
    for (const [, standard, named = '', from = ''] of code.matchAll(
      /^import (?:(\w+),? )?(?:\{ ([^}]*) \} )?from '([./]+\/style(?:\/[\w-]+)?)';/gm,
    )) {
      const path = posix.join(posix.dirname(file), from);
      const module = path.endsWith('/style') ? `${path}/index` : path;
      if (standard) this.#readCalls(`${module} default`, standard, code);
      for (const name of named.split(', ').filter(Boolean)) this.#readCalls(`${module} ${name}`, name, code);
    }
  }

  #readCalls(key: string, local: string, code: string): void {
    const calls = new RegExp(
      `(?:\\b${local}\\((\\w+)(?:, (\\w+))?|createElement\\(${local}, \\{[^}]*prefixCls: (\\w+))`,
      'g',
    );
    for (const [, called, root, drawn] of code.matchAll(calls)) {
      const name = code.match(new RegExp(`\\b${called ?? drawn} = getPrefixCls\\('([\\w-]+)'`))?.[1];
      if (name) this.#add(this.#prefixes, key, name);
      this.#add(this.#roots, key, root);
    }
  }

  #add<V>(sets: Map<string, Set<V>>, key: string, value: V): void {
    sets.set(key, (sets.get(key) ?? new Set()).add(value));
  }

  /** One style as it is called, by every caller the same. */
  of(module: string, name: string, isComponent: boolean): StyleHook {
    const key = `${module} ${name}`;
    const given = GIVEN[module];
    if (given) return { module, name, isComponent, given };
    const prefixes = [...(this.#prefixes.get(key) ?? [])];
    const roots = [...(this.#roots.get(key) ?? [])];
    const [prefix] = prefixes;
    if (!prefix || prefixes.length > 1 || roots.length !== 1)
      throw new Error(`antd calls ${key} in more ways than one, or in none: ${prefixes} / ${roots}`);
    const className = `ant-${prefix}`;
    return { module, name, isComponent, given: [className, rootOf(className, roots[0])] };
  }
}
