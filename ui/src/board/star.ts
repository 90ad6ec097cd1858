/** The path of a star round the middle: where one cannot miss that something happens. */
export function star(inner: number, outer: number, points = 12): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const far = i % 2 ? inner : outer;
    const turn = (i * Math.PI) / points;
    return `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
