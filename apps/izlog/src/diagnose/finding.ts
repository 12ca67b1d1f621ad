/** One thing the doctor found: `missing` must be fixed, `weak` should be, `fine` is said for comfort. */
export interface Finding {
  level: 'missing' | 'weak' | 'fine';
  text: string;
}

export const missing = (text: string): Finding => ({ level: 'missing', text });
export const weak = (text: string): Finding => ({ level: 'weak', text });
export const fine = (text: string): Finding => ({ level: 'fine', text });
