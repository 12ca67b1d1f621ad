// Loaded before a shop under test: its clock runs ahead by as many milliseconds as the file that CLOCK_FILE names says.
import { readFileSync } from 'node:fs';

const Real = Date;
let ahead = 0;
let lookedAt = 0;

function now() {
  const real = Real.now();
  if (real - lookedAt > 100) {
    lookedAt = real;
    ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
  }
  return real + ahead;
}

class ShopDate extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }
  static now() {
    return now();
  }
  // Dates that were made beside this class are dates, too.
  static [Symbol.hasInstance](thing) {
    return Function.prototype[Symbol.hasInstance].call(Real, thing);
  }
}

Object.defineProperty(ShopDate, 'name', { value: 'Date' });
globalThis.Date = ShopDate;
