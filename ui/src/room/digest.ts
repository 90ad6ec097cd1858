/** Browsers compute digests only where the line is safe: by https, or on this machine. */
export const canDigest = globalThis.crypto?.subtle !== undefined;

/** SHA-256 as hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
