export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth in kilometres (IUGG). */
const earthRadius = 6371.0088;
const kilometresOfMile = 1.609344;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function distanceInKm(from: GeoPoint, to: GeoPoint): number {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const sum = height + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(sum)));
}

export const kilometresToMiles = (kilometres: number): number => kilometres / kilometresOfMile;
