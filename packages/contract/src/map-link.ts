/** A search on a map of everybody's: it asks nothing of us, and we load nothing of it. */
export const mapLink = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
