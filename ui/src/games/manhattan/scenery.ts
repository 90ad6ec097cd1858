/**
 * What stands in the blocks beside the circle and the car park, seen from above. Written as if every
 * district were the bank's block, and turned about the station for the others.
 */
export type Kind = 'roof' | 'tank' | 'helipad' | 'tree' | 'lawn' | 'fountain' | 'pool' | 'skylight' | 'neon';

export interface Thing {
  kind: Kind;
  x: number;
  y: number;
  /** Of what is no circle. */
  width?: number;
  height?: number;
}

function roof(x: number, y: number, width: number, height: number): Thing {
  return { kind: 'roof', x, y, width, height };
}

function lawn(x: number, y: number, width: number, height: number): Thing {
  return { kind: 'lawn', x, y, width, height };
}

function some(kind: Kind, ...places: [number, number][]): Thing[] {
  return places.map(([x, y]) => ({ kind, x, y }));
}

/** By district: offices, a garden, warehouses, terraces. */
export const scenery: Record<string, Thing[]> = {
  bank: [
    roof(48, 48, 82, 92),
    roof(48, 148, 82, 104),
    roof(370, 48, 82, 132),
    roof(370, 188, 82, 74),
    roof(336, 270, 116, 82),
    ...some('helipad', [89, 94]),
    ...some('tank', [68, 172], [112, 226], [436, 66], [388, 244]),
    ...some('skylight', [96, 196], [411, 120], [394, 312]),
    ...some('tree', [60, 340], [92, 340], [124, 340], [156, 340]),
  ],
  hall: [
    lawn(48, 48, 82, 304),
    lawn(370, 48, 82, 172),
    roof(370, 228, 82, 124),
    ...some('fountain', [90, 84], [411, 134]),
    ...some('tree', [66, 150], [112, 160], [62, 206], [390, 70], [434, 76], [388, 196], [434, 192], [64, 330], [112, 334], [342, 330]),
    ...some('tank', [436, 246]),
    ...some('skylight', [404, 292]),
  ],
  club: [
    roof(48, 48, 82, 62),
    roof(48, 118, 82, 66),
    roof(48, 192, 82, 62),
    roof(370, 48, 82, 74),
    roof(370, 130, 82, 56),
    roof(370, 194, 82, 92),
    roof(336, 294, 116, 58),
    ...some('neon', [89, 79], [411, 84], [394, 323]),
    ...some('tank', [66, 136], [434, 148], [388, 214], [112, 236]),
    ...some('skylight', [94, 156], [412, 246]),
    ...some('tree', [156, 336], [128, 340]),
  ],
  hotel: [
    roof(48, 48, 82, 122),
    lawn(48, 178, 82, 76),
    roof(370, 48, 82, 84),
    lawn(370, 140, 82, 212),
    ...some('pool', [411, 202], [411, 300]),
    ...some('tank', [66, 70], [434, 68]),
    ...some('skylight', [92, 118], [404, 96]),
    ...some('tree', [66, 198], [112, 204], [74, 236], [386, 156], [438, 250], [384, 250], [438, 342], [342, 338], [146, 338]),
  ],
};

/** Between a way in and a way out: a strip of trees, again as in the bank's block. */
export const median = [60, 120, 180, 240, 300, 350].map((x) => ({ x, y: 450 }));
