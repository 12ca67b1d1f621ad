import type { AttributeInput } from '#platform/services/catalogue/attributes/attribute-input.ts';
import {
  type SavedAttribute,
  saveAttribute,
} from '#platform/services/catalogue/attributes/save-attribute.ts';
import type { TestPlatform } from '../kit.ts';

/** Makes an attribute with choices named by their codes, and returns its id and theirs. */
export async function buildProductAttribute(
  platform: TestPlatform,
  code: string,
  type: AttributeInput['type'],
  choices: readonly string[] = [],
  input: Partial<AttributeInput> = {},
): Promise<SavedAttribute> {
  return saveAttribute(await platform.ctx(), {
    code,
    type,
    label: { hrv: code },
    values: choices.map((choice) => ({ code: choice, label: { hrv: choice } })),
    ...input,
  });
}
