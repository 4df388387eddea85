# The shop is built where the tools are, and sells where they are not.
FROM node:26-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# The image brings Node, so the package that would bring it need not run.
RUN npm install --ignore-scripts
COPY vite.config.ts ./
COPY contract ./contract
COPY web ./web
RUN node web/build.ts
COPY sandbox ./sandbox
COPY server ./server
COPY scripts/build-server.ts ./scripts/build-server.ts
RUN node scripts/build-server.ts

FROM node:26-slim
WORKDIR /shop
ENV NODE_ENV=production
# Little memory, and files find a thread: see docs/decisions/016-start.md.
ENV MALLOC_MMAP_THRESHOLD_=32768
ENV MALLOC_TRIM_THRESHOLD_=131072
ENV UV_THREADPOOL_SIZE=8
ENV NODE_OPTIONS=--max-semi-space-size=4
COPY package.json package-lock.json .npmrc ./
RUN npm install --omit=dev --ignore-scripts && npm cache clean --force
COPY contract ./contract
COPY sandbox ./sandbox
COPY server ./server
COPY scripts/backup.ts ./scripts/backup.ts
COPY --from=build /shop/dist ./dist
# The only place that the shop writes to; a volume that is new takes its owner from here.
RUN mkdir data && chown 1000:1000 data
VOLUME /shop/data
# By number, so that whoever forbids root can see that it is none.
USER 1000:1000
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8000}/readyz/`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
