# The site, for docker-compose.yml: installed and built once, run by an ordinary user that can write to /data alone.
FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc* ./
COPY scripts/install-hooks.mjs scripts/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node --input-type=module -e "await (await import('/app/scripts/start/web-build.ts')).buildWebIfNeeded()" \
 && mkdir /data && chown node:node /data && chmod 0700 /data
USER node
VOLUME /data
CMD ["node", "scripts/start.ts"]
