/** After the integration tests: away with the server that was started for them. */
export default async function stop() {
  await globalThis.__postgres?.end();
}
