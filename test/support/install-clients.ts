import { CLIENTS, installOwnPackages } from "./own-packages.ts";

/* The first part of npm run test:clients. */

await Promise.all(CLIENTS.map(installOwnPackages));
