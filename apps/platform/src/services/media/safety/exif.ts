/** The header of a TIFF block with one entry: orientation, tag 0x0112, one short. */
const orientationBlock = (orientation: number): Buffer =>
  Buffer.from([
    0x4d,
    0x4d,
    0,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

/** How a camera was held, 1 to 8, as an EXIF block (from its TIFF header on) says; 1 when it does not. */
export function orientationOf(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  if (tiff.length < 8 || (!isLittle && tiff.toString('latin1', 0, 2) !== 'MM')) return 1;
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const at = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (at + 2 > tiff.length) return 1;
  const entries = short(at);
  for (let index = 0; index < entries; index += 1) {
    const entry = at + 2 + index * 12;
    if (entry + 12 > tiff.length) return 1;
    if (short(entry) !== 0x0112) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An EXIF block that says how the camera was held and nothing else; nothing for a picture that stands upright. */
export function onlyOrientation(tiff: Buffer): Buffer | undefined {
  const orientation = orientationOf(tiff);
  return orientation === 1 ? undefined : orientationBlock(orientation);
}
