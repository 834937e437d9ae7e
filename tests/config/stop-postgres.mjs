export default async function stop() {
  await globalThis.__postgres?.end();
}
