import type { ComponentProps, ComponentType } from 'react';
import { createVisitorContext } from '../visitor-context.ts';

/** What a field for a day, or for a day and an hour, is given: what the browser's own takes. */
export type DateControlProps = ComponentProps<'input'> & { type: 'date' | 'datetime-local' };

/**
 * Fields for days and for files that speak the language of the person who reads, in place of the browser's own, which speak
 * the browser's: only staff choose a language of their own, so visitors load none of it.
 */
export type OwnControls = Readonly<Partial<Record<string, ComponentType<ComponentProps<'input'>>>>>;

/** By the type of the field. */
export const OwnControlsContext = createVisitorContext<OwnControls>({}, { inFragment: {} });
