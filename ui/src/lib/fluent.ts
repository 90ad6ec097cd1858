import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { called, type Cast } from './cast';
import type { Arg, Message } from './message';

/** A list, as an argument that only functions can read. */
class Several extends FluentType<readonly (number | string)[]> {
  override toString(): string {
    return this.value.join(', ');
  }
}

type Options = Record<string, FluentValue>;

/** A language: the house's messages, and those of the room one is in. docs/words.md says what its functions do. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: string,
    sources: readonly string[],
    private readonly cast: () => Cast,
  ) {
    const functions = {
      WHO: ([seat]: FluentValue[]) => this.#who(seat),
      NAME: ([seat]: FluentValue[], options: Options) => this.#name(seat, formIn(options)),
      NAMES: ([seats]: FluentValue[], options: Options) => this.#names(seats, formIn(options)),
      LIST: ([texts]: FluentValue[], options: Options) => this.#list(several(texts), formIn(options)),
    };
    this.#bundle = new FluentBundle(lang, { functions, useIsolating: false });
    for (const source of sources)
      for (const error of this.#bundle.addResource(new FluentResource(typeset(source)))) console.error(error);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say({ id, args = {} }: Message): string {
    const given: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) given[name] = this.#given(arg);
    return this.#said(id, given);
  }

  #given(arg: Arg): FluentVariable {
    if (typeof arg !== 'object') return arg;
    return 'id' in arg ? this.say(arg) : new Several(arg);
  }

  /** What no catalogue has is said by its id: somebody will notice. */
  #said(id: string, args: Record<string, FluentVariable> = {}, form = ''): string {
    const message = this.#bundle.getMessage(id);
    const pattern = (form && message?.attributes[form]) || message?.value;
    if (!pattern) {
      console.error(`no message ${id} in ${this.lang}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    errors.forEach((error) => console.error(`${id} in ${this.lang}:`, error));
    return text;
  }

  #has(id: string, form: string): boolean {
    return form in (this.#bundle.getMessage(id)?.attributes ?? {});
  }

  /** Seats are named by their number or by the name of their title. */
  #seat(seat: FluentValue | undefined): number {
    if (typeof seat === 'string') return this.cast().roles.findIndex(({ title }) => title === seat);
    return Number(seat?.valueOf() ?? -1);
  }

  #who(seat: FluentValue | undefined): string {
    const { roles, you } = this.cast();
    const found = this.#seat(seat);
    if (found === you) return 'you';
    if (roles[found]?.name) return 'name';
    return called(this.cast(), found).startsWith('level-') ? 'bot' : 'title';
  }

  #name(seat: FluentValue | undefined, form: string): string {
    const cast = this.cast();
    const found = this.#seat(seat);
    if (found === cast.you) return this.#said('you', {}, form);
    const name = cast.roles[found]?.name;
    const title = called(cast, found);
    if (!name && form && this.#has(title, form)) return this.#said(title, {}, form);
    const shown = name || this.#said(title);
    return this.#said('person', { name: shown, starts: starts(shown) }, form);
  }

  #names(seats: FluentValue | undefined, form: string): string {
    return this.#joined(several(seats).map((seat) => this.#name(typeof seat === 'number' ? new FluentNumber(seat) : seat, form)));
  }

  /** `or`: the last is one of several that may be; `score`: `list-score` stands between any two. */
  #list(texts: readonly (number | string)[], form: string): string {
    const items = texts.map((one) => (typeof one === 'number' ? this.#number(one) : one));
    if (form === 'score') return items.reduce((first, next) => this.#said('list-score', { first, next }));
    return this.#joined(items, form === 'or' ? 'list-or' : 'list-two');
  }

  #number(value: number): string {
    return new Intl.NumberFormat(this.lang, { maximumFractionDigits: 2, useGrouping: false }).format(value).replace('-', '−');
  }

  #joined(items: string[], lastBy = 'list-two'): string {
    const [first = '', ...others] = items;
    const last = others.pop();
    if (last === undefined) return first;
    const most = others.reduce((before, next) => this.#said('list-more', { first: before, next }), first);
    return this.#said(lastBy, { first: most, last });
  }
}

const formIn = ({ form }: Options): string => String(form?.valueOf() ?? '');
const several = (value: FluentValue | undefined) => (value instanceof Several ? value.value : []);

/** Whether a word before it is elided: by its first letter, without its accent. */
export function starts(name: string): 'vowel' | 'other' {
  return /^[aeiouyh]/i.test(name.normalize('NFD')) ? 'vowel' : 'other';
}

const RULES: [RegExp, string][] = [
  [/'/g, '’'],
  [/ ([;!?])/g, '\u202f$1'],
  [/ :/g, '\u00a0:'],
  [/« /g, '«\u00a0'],
  [/ »/g, '\u00a0»'],
  [/n° /g, 'n°\u00a0'],
];

/** What a typesetter does and nobody types: curly apostrophes, and spaces at which no line ends. */
export function typeset(text: string): string {
  return RULES.reduce((set, [pattern, put]) => set.replace(pattern, put), text);
}
