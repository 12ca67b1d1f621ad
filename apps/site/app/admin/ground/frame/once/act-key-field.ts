/** Name of the hidden field with the key under which a form of staff is done once. */
export const actKeyField = 'idempotencyKey';
