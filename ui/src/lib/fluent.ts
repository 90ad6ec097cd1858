import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Company } from './company';
import type { Arg } from './message';

/** Several seats, as an argument. */
class Seats extends FluentType<readonly number[]> {
  override toString(): string {
    return this.value.join(', ');
  }
}

/** One language: the house's messages, and those of the room one is in. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: string,
    sources: readonly string[],
    private readonly company: () => Company,
  ) {
    const functions = {
      WHO: ([seat]: FluentValue[]) => this.#who(seat),
      NAME: ([who]: FluentValue[], { form }: Record<string, FluentValue>) => this.#name(who, form?.valueOf() as string | undefined),
      NAMES: ([seats]: FluentValue[], { form }: Record<string, FluentValue>) => this.#names(seats, form?.valueOf() as string | undefined),
    };
    this.#bundle = new FluentBundle(lang, { functions, useIsolating: false });
    for (const source of sources)
      for (const error of this.#bundle.addResource(new FluentResource(typeset(source, lang)))) console.error(error);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message, or its id where the catalogue has none: somebody will notice. */
  format(id: string, args: Record<string, Exclude<Arg, object> | readonly number[]> = {}, attribute?: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      console.error(`no message ${id} in ${this.lang}`);
      return id;
    }
    const given: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) given[name] = typeof arg === 'object' ? new Seats(arg) : arg;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given, errors);
    errors.forEach((error) => console.error(`${id} in ${this.lang}:`, error));
    return text;
  }

  #who(seat: FluentValue | undefined): string {
    const sitter = this.#sitter(seat);
    return sitter?.you ? 'you' : sitter?.name ? 'name' : 'title';
  }

  /** A person's name, or what the seat is called; `form` is one of the catalogue's own: of, to… */
  #name(who: FluentValue | undefined, form: string | undefined): string {
    if (typeof who === 'string') return this.#person(who, form);
    const sitter = this.#sitter(who);
    if (!sitter) return '';
    if (sitter.name) return this.#person(sitter.name, form);
    const own = form && this.#bundle.getMessage(sitter.title)?.attributes[form];
    return own ? this.format(sitter.title, {}, form) : this.#person(this.format(sitter.title), form);
  }

  #person(name: string, form: string | undefined): string {
    const id = form ? `person-${form}` : 'person';
    return this.has(id) ? this.format(id, { name, starts: starts(name) }) : name;
  }

  #names(seats: FluentValue | undefined, form: string | undefined): string {
    const all = seats instanceof Seats ? seats.value.map((seat) => this.#name(new FluentNumber(seat), form)) : [];
    const [first = '', ...others] = all;
    return others.reduce(
      (before, next, i) => this.format(i === others.length - 1 ? 'list-two' : 'list-more', { first: before, second: next }),
      first,
    );
  }

  #sitter(seat: FluentValue | undefined): Company[number] | undefined {
    return seat instanceof FluentNumber ? this.company()[seat.value] : undefined;
  }
}

/** For elision: what a name is heard to begin with. */
export function starts(name: string): 'vowel' | 'other' {
  return /^[aeiouyh]/i.test(name.trim().normalize('NFD')) ? 'vowel' : 'other';
}

/** Curly apostrophes; in French a space before these signs, where no line may end. */
export function typeset(text: string, lang: string): string {
  const curly = text.replaceAll("'", '’');
  if (lang !== 'fr') return curly;
  return curly.replace(/ ([;!?])/g, '\u202f$1').replace(/ ([:»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}
