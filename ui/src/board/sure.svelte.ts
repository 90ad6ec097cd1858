/** What was pressed once, and is asked for again where a slip would hurt. */
export class Sure {
  armed = $state<string | null>(null);

  /** Whether it is meant: at once by who cannot slip, by all others with the second press. */
  meant(name: string, atOnce: boolean): boolean {
    const meant = atOnce || this.armed === name;
    this.armed = meant ? null : name;
    return meant;
  }
}
