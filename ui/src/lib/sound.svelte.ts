import { recall, remember } from './remember';

export type Sound = 'slide' | 'thud' | 'hop' | 'clink' | 'escape';

let context: AudioContext | null = null;

class Ears {
  on = $state(recall('sound', false));

  toggle(): void {
    this.on = !this.on;
    remember('sound', this.on);
    if (this.on) this.play('slide');
  }

  /** `delay` in milliseconds. */
  play(sound: Sound, delay = 0): void {
    if (!this.on) return;
    context ??= new AudioContext();
    void context.resume();
    void voiced(context, sound, context.currentTime + delay / 1000);
  }
}

export const ears = new Ears();

/** Most play without: voices come with the first sound. One that does not come is not missed. */
async function voiced(audio: AudioContext, sound: Sound, from: number): Promise<void> {
  const found = await import('./voices').catch(() => null);
  found?.VOICES[sound](audio, Math.max(from, audio.currentTime));
}
