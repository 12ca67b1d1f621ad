import type { PlatformTexts } from '../platform-keys.ts';

/** Why a cart cannot be delivered, and what to do. */
export const noDelivery: PlatformTexts['noDelivery'] = {
  country:
    'An diese Adresse liefern wir nicht: In dieses Land wird nichts versandt. Wählen Sie eine andere Adresse.',
  weight:
    'Der Warenkorb wiegt {weight} kg, an diese Adresse liefern wir höchstens {most} kg. Nehmen Sie weniger oder bestellen Sie in zwei Teilen.',
  weightBetween: '{weight} kg werden an diese Adresse nicht geliefert. Ändern Sie die Menge.',
  total:
    'Für einen Warenkorb dieses Betrags gibt es keine Lieferung an diese Adresse. Ändern Sie die Menge oder wählen Sie eine andere Adresse.',
  branches: 'In diesem Land gibt es zurzeit keine Abholstelle. Wählen Sie eine andere Adresse.',
};
