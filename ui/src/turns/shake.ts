/** Metres a second squared, without what gravity adds: more than walking, less than dropping it. */
const HARD = 14;

interface Asking {
  requestPermission?: () => Promise<string>;
}

/** Some phones ask before they tell a page how they are moved; only after a press. */
export async function askForShakes(): Promise<void> {
  if (typeof DeviceMotionEvent === 'undefined') return;
  await (DeviceMotionEvent as unknown as Asking).requestPermission?.().catch(() => {});
}

/** Calls when the phone is shaken; what it gives stops that. */
export function onshake(call: () => void): () => void {
  const feel = ({ acceleration }: DeviceMotionEvent) => {
    const { x, y, z } = acceleration ?? {};
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) >= HARD) call();
  };
  addEventListener('devicemotion', feel);
  return () => removeEventListener('devicemotion', feel);
}
