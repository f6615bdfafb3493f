import { installOwnPackages } from "../support/own-packages.ts";

export const setup = (): Promise<void> => installOwnPackages("test/clients");
