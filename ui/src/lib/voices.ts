import type { Sound } from './sound.svelte';

export const VOICES: Record<Sound, (audio: AudioContext, from: number) => void> = {
  slide: (audio, from) => rustle(audio, from),
  thud: (audio, from) => tone(audio, from, 110, 0.16, 'sine', 55),
  hop: (audio, from) => tone(audio, from, 320, 0.07, 'triangle', 180),
  clink: (audio, from) => [2100, 3150].forEach((pitch) => tone(audio, from, pitch, 0.22, 'sine')),
  escape: (audio, from) => [392, 494, 587, 784].forEach((pitch, i) => tone(audio, from + i * 0.09, pitch, 0.5, 'triangle')),
};

function tone(audio: AudioContext, from: number, pitch: number, length: number, shape: OscillatorType, glide = pitch): void {
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, from);
  voice.frequency.exponentialRampToValueAtTime(glide, from + length);
  loudness.gain.setValueAtTime(0.16, from);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + length);
  voice.connect(loudness).connect(audio.destination);
  voice.start(from);
  voice.stop(from + length);
}

/** Rope through a slot: a short breath of filtered noise. */
function rustle(audio: AudioContext, from: number): void {
  const length = 0.2;
  const grain = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  grain.getChannelData(0).forEach((_, i, samples) => {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  });
  const noise = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const loudness = audio.createGain();
  noise.buffer = grain;
  band.type = 'bandpass';
  band.frequency.setValueAtTime(700, from);
  band.frequency.linearRampToValueAtTime(1600, from + length);
  loudness.gain.value = 0.22;
  noise.connect(band).connect(loudness).connect(audio.destination);
  noise.start(from);
}
