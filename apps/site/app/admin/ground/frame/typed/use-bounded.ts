import { useState } from 'react';

/**
 * What a field shows that is saved as one types, with its bound: what is too long stays in the field, where the length guard
 * tells it, and is not handed on before it fits (OFFICE-14).
 */
export function useBounded(value: string, most: number, change: (text: string) => void) {
  const [long, setLong] = useState<string>();
  return {
    value: long ?? value,
    'data-most': most,
    onChange: ({ target }: { target: { value: string } }) => {
      const isLong = target.value.trim().length > most;
      setLong(isLong ? target.value : undefined);
      if (!isLong) change(target.value);
    },
  };
}
