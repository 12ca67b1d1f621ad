import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/services/**/*.tables.ts',
  out: './migrations',
  casing: 'snake_case',
});
