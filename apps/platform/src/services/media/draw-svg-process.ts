import { getPriority, setPriority } from 'node:os';
import { largestPicture } from './largest-picture.ts';
import type { DrawingBegan, DrawingOrder, RenderedSvg } from './render-svg.ts';

// A process of its own, started by `drawSvg`: it draws what it is sent, and ends with its parent.
// Anyone who was started with less already (nice, a service's `Nice=`) may not ask for more, and would end here.
if (getPriority() < 5) setPriority(5);
process.on('disconnect', () => process.exit(0));
process.on('message', (order: DrawingOrder) => {
  void draw(order).then((answer) => process.send?.(answer));
});

async function draw({ bytes, width, height }: DrawingOrder): Promise<RenderedSvg> {
  const { default: sharp } = await import('sharp');
  process.send?.('began' satisfies DrawingBegan);
  try {
    const picture = sharp(bytes, { limitInputPixels: largestPicture, failOn: 'error' });
    const { autoOrient } = await picture.metadata();
    const png = await picture
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return { png, width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
